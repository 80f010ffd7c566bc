"""A prediction without a widget: first the player bets, then the result is computed and sent."""

from __future__ import annotations

from teg_nb.engine.errors import BadMessage
from teg_nb.engine.json_types import JsonObject
from teg_nb.exercises import BadExercise, Guess
from teg_nb.widget.session.board_model import PageModel, Send
from teg_nb.widget.session.messages import opened, whole
from teg_nb.widget.session.refusals import refused
from teg_nb.widget.session.reveals import rendered


class PredictionModel(PageModel):
    """A question with a bet; see `PredictionWidget`."""

    def __init__(self, send: Send, guess: Guess, lang: str) -> None:
        self.guess = guess
        self._has_told = False
        question = guess.question.in_language(lang)
        super().__init__(
            send, face="guess", lang=lang, caption="", question=question, asks=guess.asks
        )

    def write(self, values: JsonObject) -> None:
        """Set values, for a cell or a page."""
        super().write(values)
        if "lang" in values:
            self.put({"question": self.guess.question.in_language(values["lang"])})

    def answer(self, content: object) -> None:
        """Answer a browser."""
        _, payload = opened(content)
        self._has_told = False  # a new bet may tell all its views
        lang = self.values["lang"]
        try:
            self._bet(whole(payload))
        except BadExercise as fault:  # its text explains valid bets
            self.reply({"kind": "refused", "text": fault.text(lang)})
        except Exception as fault:  # without a reply the page would wait forever
            self.reply(refused(fault, 0, lang))
        if not self._has_told:
            self.tell()

    def _bet(self, said: JsonObject) -> None:
        if said == {"kind": "show"}:
            return
        if said == {"kind": "give_up"}:
            self.guess.give_up()
            return
        if said.keys() != {"kind", "bet"} or said["kind"] != "bet":
            raise BadMessage("no message of a bet")
        bet = said["bet"]
        self.guess.bet(*bet) if isinstance(bet, list) and len(bet) == 2 else self.guess.bet(bet)

    def tell(self) -> None:
        """Send the result and its reveal to the pages, once the question is closed."""
        if not self.guess.is_open:
            self._has_told = True
            lang = self.values["lang"]
            shown = [rendered(item, lang) for item in self.guess.revealed]
            self.reply({"kind": "came", "came": self.guess.came(lang) | {"reveal": shown}})
