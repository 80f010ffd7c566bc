"""A prediction on the page: first the player bets, then the result is computed and shown."""

from __future__ import annotations

import traitlets

from teg_nb.engine.json_types import Json
from teg_nb.engine.text.language import known_language, language
from teg_nb.exercises import Guess
from teg_nb.widget.base.model_view import ModelView
from teg_nb.widget.base.snapshot import HtmlSnapshot
from teg_nb.widget.session.prediction_model import PredictionModel


class PredictionWidget(ModelView):
    """A question with a bet; see `teg_nb.exercises.guess`.

    The result and its reveal go to the page in a message after the bet. No trait holds them,
    because a notebook would save it. A saved notebook has the question alone.

    Parameters
    ----------
    guess : Guess
    lang : str

    Examples
    --------
    >>> from teg_nb.widget import PredictionWidget
    >>> from teg_nb import exercises
    >>> guess = exercises.guess("More than five?", compute=lambda: 7, answer_type="number")
    >>> view = PredictionWidget(guess)
    >>> view
    <GuessView More than five?>
    """

    model: PredictionModel

    question = traitlets.Unicode().tag(sync=True)
    asks = traitlets.Unicode().tag(sync=True)

    def __init__(self, guess: Guess, lang: str = "") -> None:
        self.guess = guess
        lang = known_language(lang or language())
        super().__init__(PredictionModel(self.sender(), guess, lang))
        self._still = HtmlSnapshot()

    def __repr__(self) -> str:
        return f"<GuessView {self.question}>"

    def tell(self) -> None:
        """Send the result to the page, once the question is closed."""
        self.model.tell()

    def picture(self) -> str:
        """Return the question as HTML, for a saved notebook."""
        return f'<div class="teg-exercise">{self.guess.html(self.lang)}</div>'

    def _saved(self) -> str:
        return self.picture()  # it has its sentence

    def words(self) -> str:
        """Return the question."""
        return self.question

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        page = data.pop("image/svg+xml")
        return {**data, "text/html": page}, metadata
