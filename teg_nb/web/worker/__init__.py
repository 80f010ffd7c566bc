"""Python in a page: the engine and the bots run in a Web Worker of the browser, by Pyodide."""
