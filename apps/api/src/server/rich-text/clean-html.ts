import { formulaOf } from '@lectern/rich-text/formula';
import { elements, pictureStyle, synonyms, unwanted } from './elements';
import { mathml } from './mathml';
import { attributesOf, BeyondLimit, isElement, readHtml, textOf, type HtmlElement, type HtmlNode } from './read-html';
import { inBlocks, isRoomForBlocks } from './blocks';
import { writeHtml, type Piece } from './write-html';

/** Something that cleaning has removed from a text, and how often. */
export interface Removed {
  readonly what: string;
  readonly count: number;
}

export interface Cleaned {
  readonly html: string;
  readonly removed: readonly Removed[];
}

const deepest = 30;
/** Elements that only group: nobody misses them. */
const grouping: ReadonlySet<string> = new Set([
  ...['article', 'aside', 'body', 'center', 'col', 'colgroup', 'div', 'font', 'footer', 'head', 'header', 'html'],
  ...['label', 'main', 'meta', 'nav', 'o:p', 'section', 'small', 'span', 'tfoot', 'wbr'],
]);

/** Of these each begins a new line. */
const onLinesOfTheirOwn: ReadonlySet<string> = new Set([
  ...['article', 'aside', 'center', 'div', 'footer', 'header', 'main', 'nav', 'section'],
]);

interface Walk {
  readonly note: (what: string) => void;
}

const mathOf = (node: HtmlNode): Piece[] => {
  if (!isElement(node)) return [textOf(node) ?? ''];
  const pieces = node.childNodes.flatMap(mathOf);
  if (!mathml.elements.has(node.tagName)) return pieces;
  const attributes = [...attributesOf(node)].filter(([name]) => mathml.attributes.has(name));
  return [{ name: node.tagName, attributes, pieces }];
};

const standsAlone = (node: HtmlNode): boolean =>
  isElement(node) &&
  ((node.tagName === 'math' && attributesOf(node).get('display') === 'block') || node.childNodes.some(standsAlone));

/** The TeX counts: its MathML is made from it again, whatever came with it. */
const formula = (element: HtmlElement, tex: string, { note }: Walk): Piece => {
  const made = formulaOf(tex, element.childNodes.some(standsAlone));
  if (made.is === 'unreadable') note(`a formula that can’t be read: ${tex.slice(0, 60)}`);
  return {
    name: 'span',
    attributes: [
      ['class', 'math-tex'],
      ['data-formula', tex],
    ],
    pieces:
      made.is === 'read' ? readHtml(made.mathml).flatMap(mathOf) : [{ name: 'code', attributes: [], pieces: [tex] }],
  };
};

/** What is written of an element's attributes; undefined when it may not stay without one that is missing. */
const attributesFor = (name: string, element: HtmlElement): (readonly [string, string])[] | undefined => {
  const rule = elements[name];
  const given = attributesOf(element);
  if (!rule) return undefined;
  const written = new Map<string, string>();
  for (const [attribute, valueOf] of Object.entries(rule.attributes)) {
    const value = given.get(attribute);
    const kept = rule.always?.[attribute] ?? (value === undefined ? undefined : valueOf(value));
    if (kept !== undefined) written.set(attribute, kept);
  }
  return rule.needs && !written.has(rule.needs) ? undefined : [...written];
};

const classesOf = (attributes: readonly (readonly [string, string])[]): readonly string[] =>
  (attributes.find(([name]) => name === 'class')?.[1] ?? '').split(' ');
const holds = (pieces: readonly Piece[], name: string): boolean =>
  pieces.some((piece) => typeof piece !== 'string' && piece.name === name);

/** A figure is one of a picture or of a table; its class and its content say the same. */
const figure = (attributes: readonly (readonly [string, string])[], pieces: readonly Piece[]): Piece[] => {
  const kind = holds(pieces, 'img') ? 'image' : holds(pieces, 'table') ? 'table' : undefined;
  if (!kind || !classesOf(attributes).includes(kind)) return [...pieces];
  const kept = attributes.flatMap(([name, value]): (readonly [string, string])[] => {
    if (name === 'class') {
      const classes = value
        .split(' ')
        .filter((each) => each === kind || (kind === 'image' && each.startsWith('image')));
      return [[name, classes.join(' ')]];
    }
    const style = kind === 'image' ? pictureStyle(value) : value;
    return style ? [[name, style]] : [];
  });
  return [{ name: 'figure', attributes: kept, pieces }];
};

const element = (node: HtmlElement, parent: string, depth: number, walk: Walk): Piece[] => {
  const name = synonyms[node.tagName] ?? node.tagName;
  const inHtml = node.namespaceURI === 'http://www.w3.org/1999/xhtml';
  if (unwanted.has(name) || !inHtml) {
    walk.note(name === 'math' ? 'a formula without its TeX' : `<${node.tagName}>`);
    return [];
  }
  if (depth > deepest * 4) throw new BeyondLimit(`The text is nested more than ${deepest} levels deep`);
  const given = attributesOf(node);
  for (const attribute of given.keys()) if (attribute.startsWith('on')) walk.note(attribute);
  const tex = given.get('data-formula');
  if (name === 'span' && given.get('class')?.split(/\s+/).includes('math-tex') && tex)
    return [formula(node, tex, walk)];

  const rule = elements[name];
  const attributes = attributesFor(name, node);
  const stays = attributes !== undefined && (!rule?.inside || rule.inside.includes(parent));
  if (!stays && !grouping.has(name))
    walk.note(name === 'img' ? 'a picture from elsewhere' : name === 'a' ? 'a link without an address' : `<${name}>`);
  const children = piecesOf(node.childNodes, stays ? name : parent, depth + 1, walk);
  if (!stays)
    return onLinesOfTheirOwn.has(name) && (parent === '' || isRoomForBlocks(parent)) ? inBlocks(children) : children;
  if (name === 'figure') return figure(attributes, children);
  const pieces = isRoomForBlocks(name) ? inBlocks(children) : children;
  const made: Piece = { name, attributes, pieces };
  return name === 'table' && parent !== 'figure'
    ? [{ name: 'figure', attributes: [['class', 'table']], pieces: [made] }]
    : [made];
};

const lists: ReadonlySet<string> = new Set(['figure', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul']);
const piecesOf = (nodes: readonly HtmlNode[], parent: string, depth: number, walk: Walk): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (isElement(node)) return element(node, parent, depth, walk);
    const text = textOf(node);
    if (text === undefined || (lists.has(parent) && text.trim() === '')) return [];
    return [text];
  });

const pass = (html: string, walk: Walk): string => writeHtml(inBlocks(piecesOf(readHtml(html), '', 1, walk)));

/** More than crossing tags ever need to come to rest. */
const mostPasses = 8;

/**
 * Rich text as it may be stored: read as a browser reads it, compared with the list of what is allowed, and written again. Cleaning what is
 * clean changes nothing. @throws BeyondLimit
 */
export const cleanHtml = (html: string): Cleaned => {
  const counts = new Map<string, number>();
  let clean = pass(html, { note: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1) });
  for (let done = 1; ; done += 1) {
    const again = pass(clean, { note: () => undefined });
    if (again === clean) break;
    if (done === mostPasses) throw new BeyondLimit('The text can’t be read');
    clean = again;
  }
  return { html: clean, removed: [...counts].map(([what, count]) => ({ what, count })) };
};
