// Reads from the tree of a program what verifying it needs. The facts are those that
// python/sourcefacts.py describes, without examples. The parser is acorn, which Node brings; it is
// found with Node's option --expose-internals.
'use strict';

const STANDARD = require('module').builtinModules.filter((name) => !name.startsWith('internal/'));

exports.STANDARD = STANDARD;

const PARSED = {
  ecmaVersion: 'latest',
  sourceType: 'script',
  allowAwaitOutsideFunction: true,
  allowHashBang: true,
  allowImportExportEverywhere: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
};
const PRINTS = new Set(['log', 'info', 'table', 'dir'].map((name) => `console.${name}`));
// These print, but not to standard output, where the marks are.
const ELSEWHERE = new Set(['console.error', 'console.warn', 'console.trace', 'process.stderr.write']);
// Their functions change what they get, not themselves.
const WORKING_OBJECTS = new Set(['Object', 'Reflect']);

function childrenOf(node) {
  const children = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'type' || !value || typeof value !== 'object') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') children.push(child);
    }
  }
  return children;
}

function* walk(node) {
  const waiting = [node];
  while (waiting.length) {
    const next = waiting.pop();
    yield next;
    waiting.push(...childrenOf(next).reverse());
  }
}

/** "a.b" of a chain of names; nothing of other expressions. */
function nameOf(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return '';
  const front = nameOf(node.object);
  return front && `${front}.${node.property.name}`;
}

/** What is changed without being the result: `xs` in `xs.push(4)`, `Object.assign(xs, …)`, `n` in `n++`. */
function changedBy(node) {
  if (node.type === 'UpdateExpression') return nameOf(node.argument);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return '';
  const owner = nameOf(node.callee.object);
  if (!WORKING_OBJECTS.has(owner)) return owner;
  return node.arguments.length && node.arguments[0].type !== 'SpreadElement' ? nameOf(node.arguments[0]) : '';
}

/** The kind of a statement, its name, and what it changes; nothing when it gives no result. */
function kindOf(node) {
  if (node.type === 'VariableDeclaration') {
    const [{ id, init }] = node.declarations;
    return node.declarations.length === 1 && init && id.type === 'Identifier' ? ['assigns', id.name, ''] : null;
  }
  if (node.type !== 'ExpressionStatement' || node.directive || node.expression.type === 'YieldExpression') return null;
  const value = node.expression;
  if (value.type === 'AssignmentExpression') {
    return value.operator === '=' && value.left.type === 'Identifier' ? ['assigns', value.left.name, ''] : null;
  }
  if (value.type === 'CallExpression' && ELSEWHERE.has(nameOf(value.callee))) return null;
  if (value.type === 'CallExpression' && PRINTS.has(nameOf(value.callee))) return ['prints', '', ''];
  return ['value', '', changedBy(value)];
}

/** Does a statement go over several lines because there are statements in it? */
function holdsBody(node, code) {
  if (!code.slice(node.start, node.end).includes('\n')) return false;
  for (const one of walk(node)) {
    if (one.type === 'BlockStatement' || one.type === 'ClassBody') return true;
  }
  return false;
}

/** Is there nothing else on its lines but space and a remark? */
function isAlone(node, code) {
  const before = code.slice(code.lastIndexOf('\n', node.start - 1) + 1, node.start);
  const end = code.indexOf('\n', node.end);
  const behind = code.slice(node.end, end < 0 ? code.length : end).trim();
  return !before.trim() && (!behind || /^\/[/*]/.test(behind));
}

function statementsIn(tree, code) {
  const found = [];
  const add = (node, isOne) => {
    const kind = kindOf(node);
    // In place of one statement there cannot be two.
    if (!kind || (isOne && kind[0] === 'assigns') || !isAlone(node, code) || holdsBody(node, code)) return;
    found.push([kind[0], node.start, node.end, kind[1], kind[2]]);
  };
  for (const node of walk(tree)) {
    const isBlock = ['Program', 'BlockStatement', 'StaticBlock'].includes(node.type);
    const list = isBlock ? node.body : node.type === 'SwitchCase' ? node.consequent : [];
    for (const one of list) add(one, false);
    for (const one of isBlock ? [] : [node.body, node.consequent, node.alternate]) {
      if (one && one.type === 'ExpressionStatement') add(one, true);
    }
  }
  return found.sort((one, other) => one[1] - other[1]);
}

/** The lines of a comment, each with its place; without one that code stands behind. */
function remarkLines(code, start, end) {
  const isLong = code.startsWith('/*', start);
  const lines = [];
  let at = start;
  for (const line of code.slice(start, isLong ? end - 2 : end).split('\n')) {
    const text = (at === start ? line.slice(2) : line).trim();
    if (text) lines.push([at, text]);
    at += line.length + 1;
  }
  const behind = code.slice(end).split('\n', 1)[0].trim();
  const isLast = !behind || /^\/[/*]/.test(behind);
  return isLast ? lines : lines.filter(([place]) => code.slice(place, end).includes('\n'));
}

function namesOfPattern(node, add) {
  if (!node) return;
  if (node.type === 'Identifier') add(node.name);
  else if (node.type === 'ObjectPattern') node.properties.forEach((one) => namesOfPattern(one.value || one.argument, add));
  else if (node.type === 'ArrayPattern') node.elements.forEach((one) => namesOfPattern(one, add));
  else namesOfPattern(node.left || node.argument, add);
}

/** Calls `add` with each name that the statements of a block declare, and whether only once. */
function declaredIn(statements, add) {
  for (const node of statements) {
    if (!node) continue;
    const declared = node.declaration || node;
    if (declared.type === 'VariableDeclaration')
      declared.declarations.forEach((one) => namesOfPattern(one.id, (name) => add(name, declared.kind !== 'var')));
    else if (declared.type === 'FunctionDeclaration' || declared.type === 'ClassDeclaration')
      declared.id && add(declared.id.name, declared.type === 'ClassDeclaration');
    else if (declared.type === 'ImportDeclaration')
      declared.specifiers.forEach((one) => add(one.local.name, true));
  }
}

const isFunction = (node) => /Function/.test(node.type);

/** Calls `add` with each name that `var` declares anywhere in a function. */
function variablesIn(node, add) {
  for (const child of childrenOf(node)) {
    if (isFunction(child)) continue;
    if (child.type === 'VariableDeclaration' && child.kind === 'var')
      child.declarations.forEach((one) => namesOfPattern(one.id, add));
    variablesIn(child, add);
  }
}

/** The names that a node declares for all within it. */
function scopeOf(node) {
  const names = new Set();
  const add = (name) => names.add(name);
  if (isFunction(node)) {
    add('arguments');
    if (node.type === 'FunctionExpression' && node.id) add(node.id.name);
    node.params.forEach((one) => namesOfPattern(one, add));
    variablesIn(node.body, add);
  } else if (node.type === 'BlockStatement' || node.type === 'StaticBlock') {
    declaredIn(node.body, add);
  } else if (node.type === 'SwitchStatement') {
    node.cases.forEach((one) => declaredIn(one.consequent, add));
  } else if (/^For/.test(node.type)) {
    declaredIn([node.init || node.left], add);
  } else if (node.type === 'CatchClause') {
    namesOfPattern(node.param, add);
  } else if (node.type === 'ClassExpression' && node.id) {
    add(node.id.name);
  }
  return names;
}

/** The parts of a node that are expressions or statements, not names of properties or labels. */
function readIn(node) {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return [...(node.computed ? [node.key] : []), ...(node.value ? [node.value] : [])];
    case 'LabeledStatement':
      return [node.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportDeclaration':
      return [];
    case 'ExportSpecifier':
      return [node.local];
    default:
      return childrenOf(node);
  }
}

function namesIn(tree) {
  const defines = new Set();
  const fixed = new Set();
  const uses = new Set();
  declaredIn(tree.body, (name, isOnce) => {
    defines.add(name);
    if (isOnce) fixed.add(name);
  });
  variablesIn(tree, (name) => defines.add(name));
  const visit = (node, scopes) => {
    const isOwn = (name) => scopes.some((scope) => scope.has(name));
    if (node.type === 'Identifier') {
      if (!isOwn(node.name)) uses.add(node.name);
      return;
    }
    if (node.type === 'AssignmentExpression' && node.left.type === 'Identifier' && node.operator === '='
        && !isOwn(node.left.name))
      defines.add(node.left.name);
    const own = scopeOf(node);
    const inner = own.size ? [...scopes, own] : scopes;
    for (const one of readIn(node)) visit(one, inner);
  };
  for (const node of tree.body) visit(node, []);
  return {
    defines: [...defines],
    fixed: [...fixed],
    uses: [...uses].filter((name) => !defines.has(name)),
  };
}

/** "@scope/name" of "@scope/name/file"; nothing of a file or of a module of Node. */
function packageOf(name) {
  if (/^[./]|:/.test(name)) return '';
  const top = name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');
  return STANDARD.includes(top) ? '' : top;
}

function modulesIn(tree) {
  const names = new Set();
  for (const node of walk(tree)) {
    const isRequire = node.type === 'CallExpression' && nameOf(node.callee) === 'require';
    const source = isRequire ? node.arguments[0] : node.source;
    if (source && source.type === 'Literal' && typeof source.value === 'string') names.add(packageOf(source.value));
  }
  return [...names].filter(Boolean);
}

function textsIn(tree) {
  const texts = [];
  for (const node of walk(tree)) {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateElement') texts.push(node.value.cooked || '');
  }
  return texts.join(' ');
}

function handlesErrors(tree) {
  for (const node of walk(tree)) {
    if (node.type === 'CatchClause') return true;
    if (node.type === 'MemberExpression' && !node.computed && node.property.name === 'catch') return true;
  }
  return false;
}

function parserOfNode() {
  try {
    return require('internal/deps/acorn/acorn/dist/acorn');
  } catch {
    return null;
  }
}

const acorn = parserOfNode();

exports.isAlone = isAlone;

/** The tokens of a program, each with its places and label. Adds its remarks. */
exports.tokensOf = (code, remarks) => {
  const onComment = (isLong, text, start, end) => remarks.push(...remarkLines(code, start, end));
  const tokens = [];
  for (const { type, start, end } of acorn.tokenizer(code, { ...PARSED, onComment }))
    tokens.push({ label: type.label, start, end });
  return tokens;
};

/** The facts of a program; nothing when it cannot be parsed. */
exports.factsOf = (code) => {
  const remarks = [];
  try {
    const onComment = (isLong, text, start, end) => remarks.push(...remarkLines(code, start, end));
    const tree = acorn.parse(code, { ...PARSED, onComment });
    return {
      statements: statementsIn(tree, code),
      remarks,
      texts: textsIn(tree),
      ...namesIn(tree),
      modules: modulesIn(tree),
      handles: handlesErrors(tree),
      examples: [],
    };
  } catch {
    return null; // not JavaScript, or deeper than Node can walk, or without a parser
  }
};
