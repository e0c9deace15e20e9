"""python_page.py FILE NAME: runs the Python of a page. A comment behind an expression that is a value is the value it has."""
import ast
import sys


def expected(line: str):
    """The value in the comment, in a list of one; None where there is no value."""
    try:
        return [ast.literal_eval(line.partition("#")[2].partition(": ")[0].strip())]
    except (SyntaxError, ValueError):
        return None


def check(value, wanted):
    if isinstance(wanted, list) and ... in wanted:  # ['a', 'b', ...]: how it begins
        value, wanted = list(value)[:len(wanted) - 1], wanted[:-1]
    assert value == wanted, f"it is {value!r}"


source, name = open(sys.argv[1], encoding="utf-8").read(), sys.argv[2]
lines = source.splitlines()
tree = ast.parse(source, name)
for node in tree.body:
    value = expected(lines[node.end_lineno - 1]) if isinstance(node, ast.Expr) else None
    if value:
        call = ast.Call(ast.Name("_check", ast.Load()), [node.value, ast.parse(repr(value[0]), mode="eval").body], [])
        node.value = ast.fix_missing_locations(ast.copy_location(call, node.value))
sys.argv = [name]
exec(compile(tree, name, "exec"), {"__name__": "__main__", "_check": check})
