"""Gymnasium and PettingZoo environments for reinforcement learning."""
