// Reads from a program in TypeScript what verifying it needs. esbuild leaves the types out; what it
// makes is JavaScript, whose tree sourcefacts.cjs reads. The source map that it writes tells where
// each statement stood, and the tokens of the program tell where the statement ended.
'use strict';

const { factsOf, isAlone, tokensOf } = require('./sourcefacts.cjs');

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a segment of a source map: https://tc39.es/ecma426/#sec-base64-vlq */
function numbersOf(segment) {
  const numbers = [];
  let number = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    number += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -(number >> 1) : number >> 1);
    number = shift = 0;
  }
  return numbers;
}

function lineStarts(code) {
  const starts = [0];
  for (let at = 0; (at = code.indexOf('\n', at) + 1) > 0; ) starts.push(at);
  return starts;
}

/** Pairs of a place in the JavaScript and its place in the TypeScript, in order of the former. */
function placesOf(map, made, code) {
  const ends = lineStarts(made);
  const starts = lineStarts(code);
  const places = [];
  let line = 0;
  let column = 0;
  map.mappings.split(';').forEach((segments, madeLine) => {
    let madeColumn = 0;
    for (const segment of segments.split(',')) {
      if (!segment) continue;
      const [inMade, , inLine, inColumn] = numbersOf(segment);
      madeColumn += inMade;
      if (inLine === undefined) continue;
      line += inLine;
      column += inColumn;
      places.push([ends[madeLine] + madeColumn, starts[line] + column]);
    }
  });
  return places;
}

/** The index of the first in a sorted list whose place is not before this one. */
function firstFrom(list, place, placeOf) {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(list[middle]) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

const OPEN = new Set(['(', '[', '{', '${']);
const CLOSED = new Set([')', ']', '}']);

/**
 * Where a statement ends, of which `last` is a place: behind the next semicolon, or before the line
 * or the bracket around it ends.
 */
function endOf(code, tokens, start, last) {
  let depth = 0;
  let end = start;
  for (let at = firstFrom(tokens, start, (token) => token.start); at < tokens.length; ++at) {
    const token = tokens[at];
    const isBeyond = depth === 0 && end > last;
    if (isBeyond && (CLOSED.has(token.label) || code.slice(end, token.start).includes('\n'))) return end;
    if (OPEN.has(token.label)) ++depth;
    if (CLOSED.has(token.label)) --depth;
    if (depth < 0) return end;
    end = token.end;
    if (token.label === ';' && depth === 0) return end;
  }
  return end;
}

const wordAt = (text, place) => /^[\w$]*/.exec(text.slice(place, place + 50))[0];

function statementsOf(found, made, code, places, tokens) {
  const statements = [];
  for (const [kind, start, end, name, changed] of found) {
    // The space in front belongs to the statement.
    const behind = firstFrom(places, start + 1, ([place]) => place);
    if (!behind || made.slice(places[behind - 1][0], start).trim()) continue;
    const first = places[behind - 1][1];
    let last = first;
    for (let at = behind; at < places.length && places[at][0] < end; ++at) last = Math.max(last, places[at][1]);
    const until = endOf(code, tokens, first, last);
    // An enum becomes a variable, and is none.
    if (wordAt(code, first) !== wordAt(made, start) || !isAlone({ start: first, end: until }, code)) continue;
    statements.push([kind, first, until, name, changed]);
  }
  return statements.sort((one, other) => one[1] - other[1]);
}

/** The facts of a program from what esbuild made of it; nothing when that cannot be parsed. */
exports.factsOfTypes = (code, made, map) => {
  const facts = factsOf(made);
  if (!facts) return null;
  const { statements, remarks, ...others } = facts;
  try {
    const found = [];
    const tokens = tokensOf(code, found);
    return { ...others, statements: statementsOf(statements, made, code, placesOf(map, made, code), tokens), remarks: found };
  } catch {
    return others; // its words are not those of JavaScript
  }
};
