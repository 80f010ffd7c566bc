"""Pacts of La Revancha: kinds, negotiation, prohibitions, alliances."""
