import { texOf } from './characters';

/** What a formula of another program has that we do not read. */
export class Unreadable extends Error {}

/** One argument of a command. */
export const group = (tex: string): string => `{${tex.trim()}}`;

/** A base that takes scripts: one sign as it is, more in braces. */
const base = (tex: string): string => (/^(\\[A-Za-z]+|[^\\{}])?\s*$/.test(tex) ? tex.trim() : group(tex));

/** Scripts of a base; primes need no braces. */
export const withScripts = (of: string, below: string | undefined, above: string | undefined): string => {
  if (below === undefined && above === undefined) return of;
  const isPrime = above !== undefined && /^'+$/.test(above.trim());
  const up = above === undefined ? '' : isPrime ? above.trim() : `^${group(above)}`;
  return `${base(of)}${isPrime ? up : ''}${below === undefined ? '' : `_${group(below)}`}${isPrime ? '' : up}`;
};

export const fraction = (above: string, below: string, hasLine = true): string =>
  hasLine ? `\\frac${group(above)}${group(below)}` : `{${above.trim()}\\atop ${below.trim()}}`;

export const root = (of: string, degree?: string): string =>
  degree?.trim() ? `\\sqrt[${degree.trim()}]${group(of)}` : `\\sqrt${group(of)}`;

const fence = (sign: string): string => {
  const tex = texOf(sign).trim();
  if (tex === '') return '.';
  return /[A-Za-z]$/.test(tex) ? `${tex} ` : tex;
};
/** Brackets as high as what is in them; an empty sign is no bracket. */
export const fenced = (open: string, inside: string, close: string): string =>
  `\\left${fence(open)}${inside.trim()}\\right${fence(close)}`;

export const rowsOf = (environment: string, rows: readonly (readonly string[])[]): string =>
  `\\begin{${environment}}${rows.map((cells) => cells.map((cell) => cell.trim()).join('&')).join('\\\\')}\\end{${environment}}`;

const over: Readonly<Record<string, string>> = {
  '^': 'hat',
  '̂': 'hat',
  ˆ: 'hat',
  '~': 'tilde',
  '˜': 'tilde',
  '̃': 'tilde',
  '¯': 'overline',
  '‾': 'overline',
  ˉ: 'overline',
  '̅': 'overline',
  '̄': 'overline',
  '→': 'vec',
  '⃗': 'vec',
  '⇀': 'vec',
  '˙': 'dot',
  '̇': 'dot',
  '.': 'dot',
  '¨': 'ddot',
  '̈': 'ddot',
  '⏞': 'overbrace',
  '︷': 'overbrace',
  ˇ: 'check',
  '̌': 'check',
  '´': 'acute',
  '`': 'grave',
  '˘': 'breve',
};
const under: Readonly<Record<string, string>> = {
  _: 'underline',
  '̲': 'underline',
  '¯': 'underline',
  '‾': 'underline',
  '⏟': 'underbrace',
  '︸': 'underbrace',
};

/** A mark over or under a part; undefined where the sign is no such mark. */
export const accented = (sign: string, of: string, where: 'over' | 'under'): string | undefined => {
  const command = (where === 'over' ? over : under)[sign.trim()];
  return command && `\\${command}${group(of)}`;
};
