"""A bet on the page: first it is made, then the result is worked out and shown beside it."""

from __future__ import annotations

from typing import Any

import traitlets

from teg_nb.engine.errors import BadMessage
from teg_nb.engine.text.language import known_language, language
from teg_nb.exercises import BadExercise, Guess
from teg_nb.widget.base.snapshot import HtmlSnapshot
from teg_nb.widget.base.view import BaseView
from teg_nb.widget.session.messages import opened, whole
from teg_nb.widget.session.session import refused


class PredictionWidget(BaseView):
    """A question to bet on; see `teg_nb.exercises.guess`.

    What came out goes to the page in a message once there is a bet, and stands in no trait, which a
    notebook would keep; in the notebook it is folded.

    Parameters
    ----------
    guess : Guess
    lang : str

    Examples
    --------
    >>> from teg_nb import exercises
    >>> view = PredictionWidget(exercises.guess("Will it be more than five?", compute=lambda: 7, answer_type="number"))
    >>> view
    <GuessView Will it be more than five?>
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

    def _on_lang(self, change: Any) -> None:
        self.question = self.guess.question.in_language(self.lang)

    def _on_message(self, widget: Any, content: object, buffers: object) -> None:
        if self.shares(content):
            return
        _, said = opened(content)
        known = self.guess.bet_on is not None or said == {"kind": "show"}
        try:
            self._bet(whole(said))
        except BadExercise as fault:  # it says what a bet is
            self.send({"kind": "refused", "text": fault.text(self.lang)})
        except Exception as fault:  # the page must not wait for ever
            self.send(refused(fault, 0, self.lang))
        if known:  # a new bet tells by itself
            self.tell()

    def _bet(self, said: dict[str, Any]) -> None:
        if said == {"kind": "show"}:
            return
        if said.keys() != {"kind", "bet"} or said["kind"] != "bet":
            raise BadMessage("no message of a bet")
        bet = said["bet"]
        self.guess.bet(*bet) if isinstance(bet, list) and len(bet) == 2 else self.guess.bet(bet)

    def tell(self) -> None:
        """Show the page what came out, if there is a bet."""
        if self.guess.bet_on is not None and self.comm is not None:
            self.send({"kind": "came", "came": self.guess.came(self.lang)})
            self.refresh_snapshot()

    def picture(self) -> str:
        """What a saved notebook shows, as HTML: the result is folded."""
        return f'<div class="teg-exercise">{self.guess.html(self.lang)}</div>'

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        data, metadata = super()._repr_mimebundle_(**kwargs)
        page = data.pop("image/svg+xml")
        return {**data, "text/html": page}, metadata
