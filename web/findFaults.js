// Faults that `python -m bench.mutants` can plant in the client: small changes of one expression or statement. Reads names of
// .ts and .svelte files from the standard input, one a line, relative to the folder in the first argument. Writes JSON: a list of
// `bench.mutants.faults.Fault`. With `--parse`, the input is instead a JSON list of [name, text]; writes the names that do not parse.
//
// In a component, the script and the expressions of the template are changed; types, imports, texts, styles and what is thrown are
// left alone.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import ts from "typescript";

const kind = ts.SyntaxKind;
const COMPARISONS = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["!="],
  "!=": ["=="],
};
const OPERATORS = {
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
  "%": "+",
  "+=": "-=",
  "-=": "+=",
  "*=": "+=",
  "/=": "*=",
};
const CONDITIONS = { "&&": "||", "||": "&&" };

function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

function isDroppable(expression) {
  const inner = ts.isVoidExpression(expression) ? expression.expression : expression;
  if (ts.isBinaryExpression(inner)) return ts.isAssignmentOperator(inner.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(inner) || ts.isPostfixUnaryExpression(inner)) return true;
  return ts.isCallExpression(inner) || ts.isAwaitExpression(inner);
}

/** The name of a function, method, class, or variable that holds a function. */
function scopeOf(node) {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) {
    const value = node.initializer;
    if (value === undefined || !(ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
      return undefined;
    return node.name.getText();
  }
  if (ts.isConstructorDeclaration(node)) return "constructor";
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return node.name?.getText();
  return undefined;
}

/** Calls `add(kind, start, end, new, scopes)` for each change of a program. */
function walk(node, scopes, add) {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  if (ts.isImportDeclaration(node) || ts.isThrowStatement(node) || ts.isInterfaceDeclaration(node)) return;
  if (ts.isTypeAliasDeclaration(node)) return;
  const scope = scopeOf(node);
  const within = scope === undefined ? scopes : [...scopes, scope];
  const replace = (what, one, text) => add(what, one.getStart(), one.getEnd(), text, within);
  const sign = ts.isBinaryExpression(node) ? node.operatorToken.getText() : "";
  if (sign !== "") {
    for (const other of COMPARISONS[sign] ?? []) replace("comparison", node.operatorToken, other);
    if (sign in CONDITIONS) replace("condition", node.operatorToken, CONDITIONS[sign]);
    if (sign in OPERATORS && !isText(node.left) && !isText(node.right))
      replace("operator", node.operatorToken, OPERATORS[sign]);
  }
  if (ts.isExpressionStatement(node) && isDroppable(node.expression)) replace("statement", node, ";");
  if (ts.isPrefixUnaryExpression(node) && node.operator === kind.ExclamationToken)
    replace("condition", node, `(${node.operand.getText()})`);
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const test = ts.isIfStatement(node) ? node.expression : node.condition;
    negate(test, replace);
  }
  if (ts.isContinueStatement(node) && node.label === undefined) replace("loop", node, "break;");
  if (node.kind === kind.TrueKeyword) replace("constant", node, "false");
  if (node.kind === kind.FalseKeyword) replace("constant", node, "true");
  if (ts.isNumericLiteral(node) && /^[0-9_]+$/.test(node.getText()) && !isName(node)) {
    const value = Number(node.text);
    replace("constant", node, String(value + 1));
    if (value > 0) replace("constant", node, String(value - 1));
  }
  ts.forEachChild(node, (child) => walk(child, within, add));
}

/** Whether a number is the name of a property. */
function isName(node) {
  return "name" in node.parent && node.parent.name === node;
}

/** A condition that is no comparison and has no sign of its own: its opposite. */
function negate(test, replace) {
  const plain = ts.isIdentifier(test) || ts.isPropertyAccessExpression(test) || ts.isCallExpression(test);
  if (plain) replace("condition", test, `!${test.getText()}`);
}

/** The parts of a component that are programs: [start, end, whether it is one expression, whether it decides what is shown]. */
function partsOf(source) {
  const parts = [];
  const tree = parse(source, { modern: true });
  for (const script of [tree.module, tree.instance])
    if (script) parts.push([script.content.start, script.content.end, false, false]);
  const look = (node) => {
    if (Array.isArray(node)) node.forEach(look);
    else if (node === null || typeof node !== "object" || typeof node.type !== "string") return;
    if (node.type === "IfBlock") parts.push([node.test.start, node.test.end, true, true]);
    if (node.type === "EachBlock" || node.type === "ExpressionTag" || node.type === "SpreadAttribute")
      parts.push([node.expression.start, node.expression.end, true, false]);
    if (node.type === "ExpressionTag") return;
    for (const [key, child] of Object.entries(node))
      if (!["test", "expression", "context", "key", "css"].includes(key)) look(child);
  };
  look(tree.fragment);
  return parts;
}

function programOf(text) {
  return ts.createSourceFile("part.ts", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
}

function faultsOf(file, source) {
  const parts = file.endsWith(".svelte") ? partsOf(source) : [[0, source.length, false, false]];
  const found = [];
  for (const [first, last, isExpression, decides] of parts) {
    // An expression stands in parentheses: an object's braces are no block.
    const before = isExpression ? 1 : 0;
    const text = source.slice(first, last);
    const program = programOf(isExpression ? `(${text})` : text);
    const add = (what, start, end, replacement, scopes) => {
      const [from, to] = [first + start - before, first + end - before];
      const head = source.slice(0, from);
      const start_ = Buffer.byteLength(head);
      found.push({
        file,
        line: head.split("\n").length,
        start: start_,
        end: start_ + Buffer.byteLength(source.slice(from, to)),
        kind: what,
        scope: (isExpression ? ["template", ...scopes] : scopes).join("."),
        old: source.slice(from, to),
        new: replacement,
      });
    };
    walk(program, [], add);
    if (decides)
      negate(program.statements[0].expression.expression, (what, one, text) =>
        add(what, one.getStart(), one.getEnd(), text, []),
      );
  }
  return found;
}

function parses(file, source) {
  try {
    const texts = file.endsWith(".svelte")
      ? partsOf(source).map(([first, last, isExpression]) => {
          const text = source.slice(first, last);
          return isExpression ? `(${text})` : text;
        })
      : [source];
    return texts.every((text) => programOf(text).parseDiagnostics.length === 0);
  } catch {
    return false;
  }
}

const input = readFileSync(0, "utf8");
if (process.argv[2] === "--parse") {
  const broken = JSON.parse(input).filter(([file, source]) => !parses(file, source));
  process.stdout.write(JSON.stringify(broken.map(([file]) => file)));
} else {
  const root = process.argv[2];
  const files = input.split("\n").filter((name) => name !== "");
  process.stdout.write(
    JSON.stringify(files.flatMap((file) => faultsOf(file, readFileSync(join(root, file), "utf8")))),
  );
}
