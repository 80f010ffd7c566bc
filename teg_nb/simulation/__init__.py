"""Many matches at once: simulations, playouts, turning points, tournaments."""
