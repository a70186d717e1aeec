import { nameOf, texOf, wordsOf } from './characters';
import { accented, fenced, fraction, group, root, rowsOf, Unreadable, withScripts } from './tex-parts';

/**
 * Word's own form of formulas (OMML), as it is in comments of what Word copies. Between its elements are HTML's own, for fonts; they say nothing.
 */
const isOmml = (node: Node): node is Element => node.nodeType === 1 && (node as Element).localName.startsWith('m:');
const nameIn = (element: Element): string => element.localName.slice('m:'.length).toLowerCase();

/** The elements of OMML right below, whatever of HTML is between. */
const below = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (isOmml(child) ? [child] : below(child)));
const child = (element: Element, name: string): Element | undefined =>
  below(element).find((each) => nameIn(each) === name);
const inside = (element: Element, name: string): string => {
  const part = child(element, name);
  return part ? row(part) : '';
};

/** A property: `m:naryPr` → `m:chr` → its value; undefined where it is not set. */
const property = (element: Element, name: string): string | undefined => {
  const properties = below(element).find((each) => nameIn(each) === `${nameIn(element)}pr`);
  const found = properties && child(properties, name);
  return found && (found.getAttribute('m:val') ?? '');
};
const isOn = (value: string | undefined): boolean => value !== undefined && !/^(0|off|false)$/.test(value);

const scripts: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};
const run = (element: Element): string => {
  const text = element.textContent.replace(/\s+/g, ' ');
  if (isOn(property(element, 'nor'))) return wordsOf(text);
  const script = scripts[property(element, 'scr') ?? ''];
  if (script) return `\\${script}${group(texOf(text))}`;
  // A run of a formula holds signs and letters together: x+2.
  return [...text.matchAll(/[A-Za-z]{2,}|[\s\S]/g)]
    .map(([part]) => (/^[A-Za-z]{2,}$/.test(part) ? wordOf(part) : part === ' ' ? '' : texOf(part)))
    .join('');
};
const wordOf = (word: string): string => (nameOf(word).startsWith('\\operatorname') ? word : nameOf(word));

const row = (element: Element): string => below(element).map(tex).join('');
const withScriptsOf = (element: Element, low: boolean, high: boolean): string =>
  withScripts(
    inside(element, 'e'),
    low ? inside(element, 'sub') : undefined,
    high ? inside(element, 'sup') : undefined,
  );

const large = (element: Element): string => {
  const [from, to] = [inside(element, 'sub'), inside(element, 'sup')];
  const sign = texOf(property(element, 'chr') ?? '∫');
  return `${withScripts(sign, from === '' ? undefined : from, to === '' ? undefined : to)}${inside(element, 'e')}`;
};

const brackets = (element: Element): string => {
  const parts = below(element).filter((each) => nameIn(each) === 'e');
  const between = texOf(property(element, 'sepchr') ?? '|');
  return fenced(property(element, 'begchr') ?? '(', parts.map(row).join(between), property(element, 'endchr') ?? ')');
};

const limit = (element: Element, where: 'under' | 'over'): string => {
  const of = inside(element, 'e').trim();
  const at = inside(element, 'lim');
  if (/^\\[a-zA-Z]+$/.test(of))
    return withScripts(of, where === 'under' ? at : undefined, where === 'over' ? at : undefined);
  return `\\${where}set${group(at)}${group(of)}`;
};

const accent = (element: Element, sign: string, where: 'over' | 'under'): string => {
  const of = inside(element, 'e');
  return accented(sign, of, where) ?? `\\${where}set${group(texOf(sign))}${group(of)}`;
};

const cells = (element: Element): string[][] =>
  below(element)
    .filter((each) => nameIn(each) === 'mr')
    .map((line) =>
      below(line)
        .filter((each) => nameIn(each) === 'e')
        .map(row),
    );

const readers: Readonly<Record<string, (element: Element) => string>> = {
  r: run,
  f: (element) => fraction(inside(element, 'num'), inside(element, 'den'), property(element, 'type') !== 'noBar'),
  ssup: (element) => withScriptsOf(element, false, true),
  ssub: (element) => withScriptsOf(element, true, false),
  ssubsup: (element) => withScriptsOf(element, true, true),
  spre: (element) => `{}_${group(inside(element, 'sub'))}^${group(inside(element, 'sup'))}${inside(element, 'e')}`,
  rad: (element) => root(inside(element, 'e'), isOn(property(element, 'deghide')) ? undefined : inside(element, 'deg')),
  nary: large,
  d: brackets,
  m: (element) => rowsOf('matrix', cells(element)),
  eqarr: (element) =>
    rowsOf(
      'matrix',
      below(element)
        .filter((each) => nameIn(each) === 'e')
        .map((each) => [row(each)]),
    ),
  func: (element) => `${inside(element, 'fname')}${inside(element, 'e')}`,
  limlow: (element) => limit(element, 'under'),
  limupp: (element) => limit(element, 'over'),
  acc: (element) => accent(element, property(element, 'chr') ?? '̂', 'over'),
  bar: (element) => (property(element, 'pos') === 'top' ? accent(element, '¯', 'over') : accent(element, '_', 'under')),
  groupchr: (element) =>
    accent(element, property(element, 'chr') ?? '⏟', property(element, 'pos') === 'top' ? 'over' : 'under'),
  borderbox: (element) => `\\boxed${group(inside(element, 'e'))}`,
  phant: (element) => `\\phantom${group(inside(element, 'e'))}`,
};

const tex = (element: Element): string => {
  const name = nameIn(element);
  if (name.endsWith('pr')) return '';
  if (/^(omath|omathpara|e|num|den|sub|sup|deg|lim|fname|box)$/.test(name)) return row(element);
  const read = readers[name];
  if (!read) throw new Unreadable(name);
  return read(element);
};

/** The TeX of one formula of Word. @throws Unreadable */
export const texOfOmml = (formula: Element): string => tex(formula).trim();
