"""Charts as Plotly figures and as SVG."""
