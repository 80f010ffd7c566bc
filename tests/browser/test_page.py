"""The browser, the server and the kernel that other tests rely on, tried by themselves."""

import sys

import nbformat
from nbformat.v4 import new_code_cell, new_notebook


def test_a_cell_runs_in_this_environment(jupyter_lab, page):
    """The kernel of the page is the environment that runs the tests."""
    cell = new_code_cell("import sys, teg_nb; print('prefix', sys.prefix)")
    notebook = new_notebook(
        cells=[cell],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
    )
    nbformat.write(notebook, jupyter_lab.root / "trial.ipynb")

    jupyter_lab.open(page, "trial.ipynb")
    jupyter_lab.run(page)
    page.wait_for_selector(".jp-OutputArea-output pre", timeout=60_000)

    assert page.inner_text(".jp-OutputArea-output pre").strip() == f"prefix {sys.prefix}"


def test_foreign_requests_and_errors_are_noticed(page, browser_log):
    """Nothing leaves the machine here: the address is answered by the test itself."""
    page.route("**/*", lambda route: route.fulfill(body="<p>hello</p>"))
    page.goto("http://elsewhere.invalid/")
    page.evaluate("console.error('oh no')")

    assert browser_log.foreign[0] == "http://elsewhere.invalid/"
    assert browser_log.errors == ["oh no"]
    browser_log.foreign.clear()
    browser_log.errors.clear()
