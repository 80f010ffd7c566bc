"""Simulations, playouts, turning points and tournaments."""
