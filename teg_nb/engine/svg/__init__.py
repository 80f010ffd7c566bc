"""Pictures of boards as SVG, and their export."""
