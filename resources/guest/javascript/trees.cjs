'use strict';
// Objects as trees to look into: {text, children: [[label, node], ...]}. Getters stay unasked, the
// program's own inspect functions and a proxy's traps are not called. What the engine itself asks
// in writing what is inside a promise or a proxy, as Symbol.toStringTag, is all that may run.

const { inspect, types } = require('node:util');

const mime = 'application/vnd.sandpad.tree+json';
const mostNodes = 5000;
// So that one long list leaves room for what comes after it.
const mostChildren = 500;
const deepest = 20;
const mostRoom = 250_000; // characters of all texts together
const mostText = 100_000;
const mostLabel = 200;
const short = 24;
const longestHeading = 60;
// To list the keys of a longer array would take too long.
const mostListed = 10_000;
const TypedArray = Object.getPrototypeOf(Uint8Array);
const hrefOf = Object.getOwnPropertyDescriptor(URL.prototype, 'href').get;
const sizeOfMap = Object.getOwnPropertyDescriptor(Map.prototype, 'size').get;
const sizeOfSet = Object.getOwnPropertyDescriptor(Set.prototype, 'size').get;
const lengthOf = Object.getOwnPropertyDescriptor(TypedArray.prototype, 'length').get;

function isLookedInto(value) {
  return value !== null && (typeof value === 'object' || typeof value === 'function');
}

function cut(text, most) {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function inspected(value, depth, most) {
  const options = { depth, colors: false, customInspect: false, showProxy: true,
    breakLength: Infinity, maxStringLength: most };
  return cut(inspect(value, options), most);
}

// A property that is no getter, of the object or what it inherits from.
function dataOf(value, key) {
  for (let at = value; at !== null && !types.isProxy(at); at = Object.getPrototypeOf(at)) {
    const property = Reflect.getOwnPropertyDescriptor(at, key);
    if (property) return property.value;
  }
  return undefined;
}

// Would the engine's text for it ask a proxy or a getter of the program's?
function asks(value, key) {
  for (let at = value; at !== null; at = Object.getPrototypeOf(at)) {
    if (types.isProxy(at)) return true;
    const property = Reflect.getOwnPropertyDescriptor(at, key);
    if (property) return 'get' in property;
  }
  return false;
}

function classOf(value) {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return '[Object: null prototype]';
  if (types.isProxy(prototype)) return '[Object: a proxy is its prototype]';
  const maker = dataOf(prototype, 'constructor');
  const name = typeof maker === 'function' ? dataOf(maker, 'name') : '';
  return typeof name === 'string' ? cut(name, mostLabel) : '';
}

function isBytes(value) {
  return types.isTypedArray(value);
}

function isUrl(value) {
  if (types.isProxy(value) || Object.getPrototypeOf(value) !== URL.prototype) return false;
  try {
    return typeof hrefOf.call(value) === 'string';
  } catch {
    return false;
  }
}

// What has a text of its own that says all; a promise's is known to the engine alone.
function isLeaf(value) {
  return types.isProxy(value) || types.isPromise(value) || types.isDate(value)
    || types.isRegExp(value) || types.isBoxedPrimitive(value) || types.isWeakMap(value)
    || types.isWeakSet(value) || types.isModuleNamespaceObject(value) || isUrl(value)
    || types.isGeneratorObject(value) || types.isMapIterator(value) || types.isSetIterator(value);
}

function leafText(value, most) {
  if (!isLookedInto(value)) return inspected(value, 0, most);
  if (isUrl(value)) return cut(`URL ${hrefOf.call(value)}`, most);
  return inspected(value, types.isPromise(value) || types.isProxy(value) ? 4 : 0, most);
}

function errorText(value) {
  const [name, message] = [dataOf(value, 'name'), dataOf(value, 'message')];
  const known = [name, message].filter((part) => typeof part === 'string' && part !== '');
  return cut(known.join(': ').split('\n', 1)[0], mostLabel);
}

// In as few words as a heading above it has room for.
function brief(value) {
  if (!isLookedInto(value)) return inspected(value, 0, short);
  if (typeof value === 'function') return '[Function]';
  if (types.isNativeError(value)) return `[${classOf(value)}]`;
  if (types.isProxy(value)) return 'Proxy {…}';
  if (Array.isArray(value)) return dataOf(value, 'length') > 0 ? '[…]' : '[]';
  if (isLeaf(value) && !types.isPromise(value)) {
    return leafText(value, short);
  }
  const name = classOf(value);
  return name === 'Object' ? '{…}' : `${name} {…}`;
}

// Up to `most` entries {key, label, value or text}, and how many there are.
function entriesOf(value, most) {
  if (types.isMap(value)) return mapEntries(value, most);
  if (types.isSet(value)) {
    const items = [...firstOf(Set.prototype.values.call(value), most)];
    const entries = items.map((item, index) => ({ label: `${index}`, value: item }));
    return counted(entries, sizeOfSet.call(value));
  }
  if (isBytes(value)) return elementsOf(value, lengthOf.call(value), most);
  if (types.isAnyArrayBuffer(value)) {
    const bytes = new Uint8Array(value);
    return elementsOf(bytes, bytes.length, most);
  }
  const isArray = Array.isArray(value);
  const length = isArray ? dataOf(value, 'length') : 0;
  if (length > mostListed) return elementsOf(value, length, most);
  const isError = types.isNativeError(value);
  // In Bun a look at an error's stack would change what it prints.
  const isShown = (key) => (!isError || key !== 'stack' || !process.versions.bun)
    && (isError || Reflect.getOwnPropertyDescriptor(value, key)?.enumerable);
  const symbols = Object.getOwnPropertySymbols(value).filter(isShown);
  const names = isError ? Object.getOwnPropertyNames(value).filter(isShown) : Object.keys(value);
  const keys = [...names, ...symbols];
  const entries = keys.slice(0, most).map((key) => {
    const entry = ownEntry(value, key);
    const isStack = isError && key === 'stack' && typeof entry.value === 'string';
    return isStack ? { label: key, text: cut(entry.value, mostText) } : entry;
  });
  return counted(entries, keys.length, isArray ? length : undefined);
}

function counted(entries, count, size = count) {
  return { entries, count, size };
}

function* firstOf(items, most) {
  let left = most;
  for (const item of items) {
    if (--left < 0) return;
    yield item;
  }
}

function elementsOf(value, length, most) {
  const entries = [];
  for (let i = 0; i < Math.min(length, most); ++i) {
    if (Reflect.getOwnPropertyDescriptor(value, i)) entries.push(ownEntry(value, `${i}`));
  }
  return counted(entries, length);
}

function ownEntry(value, key) {
  const property = Reflect.getOwnPropertyDescriptor(value, key);
  const label = cut(typeof key === 'symbol' ? `[${String(key)}]` : key, mostLabel) || "''";
  if (!property || 'value' in property) return { label, value: property?.value };
  if (property.get && property.set) return { label, text: '[Getter/Setter]' };
  return { label, text: property.get ? '[Getter]' : '[Setter]' };
}

function mapEntries(value, most) {
  const entries = [];
  for (const [key, item] of firstOf(Map.prototype.entries.call(value), most)) {
    entries.push(isLookedInto(key)
      ? { label: `${entries.length}`, key, value: item }
      : { label: inspected(key, 0, mostLabel), value: item });
  }
  return counted(entries, sizeOfMap.call(value));
}

function previewOf(value, { entries, size }) {
  const isList = Array.isArray(value) || types.isSet(value) || isBytes(value)
    || types.isArgumentsObject(value);
  const parts = [];
  let length = 0;
  for (const { label, key, value: item, text } of entries) {
    const what = text ?? brief(item);
    const arrow = types.isMap(value) ? ' => ' : ': ';
    const part = isList ? what : `${key === undefined ? label : brief(key)}${arrow}${what}`;
    length += part.length + 2;
    if (parts.length > 0 && length > longestHeading) break;
    parts.push(part);
  }
  if (parts.length < size) parts.push('…');
  return parts.join(', ');
}

function heading(value, listed) {
  if (typeof value === 'function') {
    const isAsked = asks(value, 'name') || asks(value, Symbol.toStringTag);
    return isAsked ? '[Function]' : inspected(value, -1, mostLabel);
  }
  if (types.isNativeError(value)) return errorText(value) || classOf(value);
  const preview = previewOf(value, listed);
  const name = classOf(value);
  if (listed.size === 0 && name === 'Array') return '[]';
  if (Array.isArray(value) || isBytes(value)) return `${name}(${listed.size})  [${preview}]`;
  if (types.isMap(value) || types.isSet(value)) return `${name}(${listed.size})  {${preview}}`;
  if (types.isAnyArrayBuffer(value)) return `${name}(${listed.size})`;
  if (types.isArgumentsObject(value)) return `[Arguments(${listed.size})]  [${preview}]`;
  return name === 'Object' ? `{${preview}}` : `${name} {${preview}}`;
}

class Trees {
  #left = mostNodes;
  #room = mostRoom;
  #open = new Set();

  #leaf(text) {
    this.#room -= text.length;
    return { text };
  }

  node(value, depth) {
    if (!isLookedInto(value) || isLeaf(value)) {
      return this.#leaf(leafText(value, Math.max(short, Math.min(mostText, this.#room))));
    }
    if (this.#open.has(value)) return this.#leaf(`${brief(value)}  itself again`);
    this.#open.add(value);
    const hasRoom = depth < deepest && this.#room > 0;
    const most = hasRoom ? Math.min(this.#left, mostChildren) : 0;
    const listed = entriesOf(value, Math.max(most, short));
    const shown = listed.entries.slice(0, most);
    // Its own entries first, whatever is inside them.
    this.#left -= shown.length;
    const text = heading(value, listed);
    this.#room -= text.length;
    const children = shown.map((entry) => [entry.label, this.#entry(entry, depth + 1)]);
    this.#room -= shown.reduce((sum, { label }) => sum + label.length, 0);
    const more = listed.count - shown.length;
    if (more > 0 && children.length > 0) children.push(['…', { text: `${more} more` }]);
    this.#open.delete(value);
    // Of what has nothing to look into, the engine may know more.
    const isKnown = Object.getPrototypeOf(value) === Object.prototype || types.isNativeError(value);
    if (listed.size === 0 && !isKnown && !asks(value, Symbol.toStringTag)) return this.#leaf(inspected(value, 0, mostText));
    return { text, children };
  }

  #entry({ key, value, text }, depth) {
    if (text !== undefined) return this.#leaf(text);
    if (key === undefined) return this.node(value, depth);
    this.#left -= 2;
    return {
      text: `${brief(key)} => ${brief(value)}`,
      children: [['key', this.node(key, depth + 1)], ['value', this.node(value, depth + 1)]],
    };
  }
}

// A bundle with the tree of an object that has something inside it; else an empty one.
function treeBundle(value) {
  if (!isLookedInto(value)) return {};
  try {
    const tree = new Trees().node(value, 0);
    return tree.children?.length > 0 ? { [mime]: tree } : {};
  } catch {
    return {};
  }
}

module.exports = { mime, isLookedInto, treeBundle };
