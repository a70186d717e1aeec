import { nameOf, texOf, wordsOf } from './characters';
import { accented, fenced, fraction, group, root, rowsOf, Unreadable, withScripts } from './tex-parts';

/** The element's name without its prefix: Word writes `mml:mfrac`. */
const nameIn = (element: Element): string => element.localName.toLowerCase().replace(/^.*:/, '');
const isSign = (element: Element | undefined): element is Element => element !== undefined && nameIn(element) === 'mo';
const textOf = (element: Element): string => element.textContent.trim();

const variants: Readonly<Record<string, string>> = {
  normal: 'mathrm',
  bold: 'mathbf',
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};
const identifier = (element: Element): string => {
  const variant = variants[element.getAttribute('mathvariant') ?? ''];
  const text = textOf(element);
  const upright = nameOf(text);
  const isPlain =
    variant === undefined || (variant === 'mathrm' && (upright.startsWith('\\') || !/[A-Za-z]/.test(text)));
  return isPlain ? upright : `\\${variant}${group(texOf(text))}`;
};

/** Limits stand below and above these; anything else gets them stacked. */
const takesLimits =
  /^\\((?:over|under)brace\{.*\}|sum|prod|coprod|int|iint|iiint|oint|big\w+|lim\w*|max|min|sup|inf|det|gcd|Pr|operatorname\*?\{\w+\})\s*$/;
const stacked = (of: string, below: string | undefined, above: string | undefined): string => {
  if (takesLimits.test(of)) return `${of.trim()}${withScripts('', below, above)}`;
  const lower = below === undefined ? of : `\\underset${group(below)}${group(of)}`;
  return above === undefined ? lower : `\\overset${group(above)}${group(lower)}`;
};

const opening = /^[([{|‖⌊⌈⟨〈∥]$/;
const closing = /^[)\]}|‖⌋⌉⟩〉∥]$/;
const mayStretch = (sign: Element): boolean => sign.getAttribute('stretchy') !== 'false';

/** Parts next to each other; a row between two brackets that stretch is fenced. */
const row = (parts: readonly Element[]): string => {
  const [first] = parts;
  const last = parts.at(-1);
  const isFenced =
    parts.length > 2 &&
    isSign(first) &&
    isSign(last) &&
    [first, last].every(mayStretch) &&
    (opening.test(textOf(first)) || textOf(first) === '') &&
    (closing.test(textOf(last)) || textOf(last) === '') &&
    textOf(first) + textOf(last) !== '';
  if (isFenced) return fenced(textOf(first), row(parts.slice(1, -1)), textOf(last));
  return parts.map(tex).join('');
};

const table = (element: Element): string =>
  rowsOf(
    'matrix',
    [...element.children].map((line) => {
      if (!/^mlabeledtr$|^mtr$/.test(nameIn(line))) throw new Unreadable(nameIn(line));
      return [...line.children].slice(nameIn(line) === 'mlabeledtr' ? 1 : 0).map(tex);
    }),
  );

const withFence = (element: Element): string => {
  const separators = [...(element.getAttribute('separators') ?? ',').replace(/\s/g, '')];
  const parts = [...element.children].map(tex);
  const inside = parts.map((part, at) =>
    at === 0 ? part : `${texOf(separators[at - 1] ?? separators.at(-1) ?? '')}${part}`,
  );
  return fenced(element.getAttribute('open') ?? '(', inside.join(''), element.getAttribute('close') ?? ')');
};

const scriptsAround = (children: readonly Element[]): string => {
  const before = children.findIndex((child) => nameIn(child) === 'mprescripts');
  const pairsOf = (parts: readonly Element[]): string =>
    parts
      .map((part) =>
        nameIn(part) === 'none' || (nameIn(part) === 'mrow' && part.childElementCount === 0) ? '' : tex(part),
      )
      .map((part, at) => (part === '' ? '' : `${at % 2 === 0 ? '_' : '^'}${group(part)}`))
      .join('');
  const [of, ...rest] = children;
  const end = before < 0 ? children.length : before;
  return `${before < 0 ? '' : `{}${pairsOf(children.slice(before + 1))}`}${of ? group(tex(of)) : ''}${pairsOf(rest.slice(0, end - 1))}`;
};

/** A child that an element must have. */
const nth = (element: Element, at: number): string => {
  const child = element.children[at];
  if (!child) throw new Unreadable(`${nameIn(element)} without its parts`);
  return tex(child);
};

const marked = (element: Element, where: 'over' | 'under'): string => {
  const sign = element.children[1];
  const of = nth(element, 0);
  const mark = sign && accented(textOf(sign), of, where);
  return mark ?? (where === 'over' ? stacked(of, undefined, nth(element, 1)) : stacked(of, nth(element, 1), undefined));
};

const readers: Readonly<Record<string, (element: Element) => string>> = {
  mi: identifier,
  mn: (element) => texOf(textOf(element)),
  mo: (element) => nameOf(textOf(element)),
  mtext: (element) => wordsOf(element.textContent),
  ms: (element) => wordsOf(element.textContent),
  mspace: (element) => (element.getAttribute('linebreak') === 'newline' ? '\\\\' : '\\;'),
  mfrac: (element) =>
    fraction(nth(element, 0), nth(element, 1), !/^0(?![.\d]*[1-9])/.test(element.getAttribute('linethickness') ?? '')),
  msqrt: (element) => root(row([...element.children])),
  mroot: (element) => root(nth(element, 0), nth(element, 1)),
  msub: (element) => withScripts(nth(element, 0), nth(element, 1), undefined),
  msup: (element) => withScripts(nth(element, 0), undefined, nth(element, 1)),
  msubsup: (element) => withScripts(nth(element, 0), nth(element, 1), nth(element, 2)),
  munder: (element) => marked(element, 'under'),
  mover: (element) => marked(element, 'over'),
  munderover: (element) => stacked(nth(element, 0), nth(element, 1), nth(element, 2)),
  mmultiscripts: (element) => scriptsAround([...element.children]),
  mtable: table,
  mfenced: withFence,
  mphantom: (element) => `\\phantom${group(row([...element.children]))}`,
  menclose: (element) => `\\boxed${group(row([...element.children]))}`,
  semantics: (element) => nth(element, 0),
};

const tex = (element: Element): string => {
  const name = nameIn(element);
  if (/^(math|mrow|mstyle|mpadded|merror|mtd)$/.test(name)) return row([...element.children]);
  const read = readers[name];
  if (!read) throw new Unreadable(name);
  return read(element);
};

/** The TeX of MathML: its own annotation where it has one, else what its elements say. @throws Unreadable */
export const texOfMathml = (math: Element): string => {
  const annotation = [...math.getElementsByTagName('*')].find(
    (element) => nameIn(element) === 'annotation' && /tex/i.test(element.getAttribute('encoding') ?? ''),
  );
  return (annotation ? annotation.textContent : tex(math)).trim();
};
