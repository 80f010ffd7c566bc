"""A prediction on the page: first the player bets, then the result is computed and shown."""

from __future__ import annotations

import traitlets
from traitlets import Bunch

from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import Json, JsonObject
from teg_nb.engine.text.language import known_language, language
from teg_nb.exercises import BadExercise, Guess
from teg_nb.widget.base.snapshot import HtmlSnapshot
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.session.messages import opened, whole
from teg_nb.widget.session.session import refused


class PredictionWidget(BaseView):
    """A question with a bet; see `teg_nb.exercises.guess`.

    The result goes to the page in a message after the bet. No trait holds it, because a notebook
    would save it. In a saved notebook the result is folded.

    Parameters
    ----------
    guess : Guess
    lang : str

    Examples
    --------
    >>> from teg_nb import exercises
    >>> guess = exercises.guess("More than five?", compute=lambda: 7, answer_type="number")
    >>> view = PredictionWidget(guess)
    >>> view
    <GuessView More than five?>
    """

    question = traitlets.Unicode().tag(sync=True)
    asks = traitlets.Unicode().tag(sync=True)

    def __init__(self, guess: Guess, lang: str = "") -> None:
        self.guess = guess
        lang = known_language(lang or language())
        super().__init__(
            face="guess", lang=lang, question=guess.question.in_language(lang), asks=guess.asks
        )
        self._still = HtmlSnapshot()

    def __repr__(self) -> str:
        return f"<GuessView {self.question}>"

    def _on_lang(self, change: Bunch) -> None:
        self.question = self.guess.question.in_language(self.lang)

    def _on_message(self, widget: object, content: object, buffers: object) -> None:
        if self.shares(content):
            return
        _, payload = opened(content)
        known = self.guess.bet_on is not None or payload == {"kind": "show"}
        try:
            self._bet(whole(payload))
        except BadExercise as fault:  # its text explains valid bets
            self.send({"kind": "refused", "text": fault.text(self.lang)})
        except Exception as fault:  # without a reply the page would wait forever
            self.send(refused(fault, 0, self.lang))
        if known:  # after a new bet, the guess itself calls `tell`
            self.tell()

    def _bet(self, said: JsonObject) -> None:
        if said == {"kind": "show"}:
            return
        if said.keys() != {"kind", "bet"} or said["kind"] != "bet":
            raise BadMessage("no message of a bet")
        bet = said["bet"]
        self.guess.bet(*bet) if isinstance(bet, list) and len(bet) == 2 else self.guess.bet(bet)

    def tell(self) -> None:
        """Send the result to the page, if there is a bet."""
        if self.guess.bet_on is not None and self.comm is not None:
            self.send({"kind": "came", "came": self.guess.came(self.lang)})
            self.refresh_snapshot()

    def picture(self) -> str:
        """Return HTML for a saved notebook, with the result folded."""
        return f'<div class="teg-exercise">{self.guess.html(self.lang)}</div>'

    def _repr_mimebundle_(self, **kwargs: object) -> Json:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        page = data.pop("image/svg+xml")
        return {**data, "text/html": page}, metadata
