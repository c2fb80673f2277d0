"""`python -m schemafill`: the command line, where the script is not on the PATH."""

from schemafill.cli import app

if __name__ == "__main__":
    app(prog_name="schemafill")
