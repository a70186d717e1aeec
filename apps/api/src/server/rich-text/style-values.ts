import names from 'color-name';

/** A CSS property's value as it is stored, or undefined when it is not one of those that are allowed. */
export type StyleValue = (value: string) => string | undefined;

const borderStyles: ReadonlySet<string> = new Set([
  'none',
  'hidden',
  'dotted',
  'dashed',
  'solid',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
]);
const lengthPattern = /^(\d{1,4}(?:\.\d{1,4})?)(px|cm|mm|in|pc|pt|ch|em|ex|rem|vh|vw|vmin|vmax)?$/;
const percentPattern = /^\d{1,3}(?:\.\d{1,4})?%$/;
const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const colourFunction = /^(?:rgb|hsl)a?\([0-9.,%/ a-z]{1,60}\)$/;

/** Hex, rgb, rgba, hsl, hsla or a name. */
export const colour: StyleValue = (value) => {
  const text = value.toLowerCase();
  return hex.test(text) || colourFunction.test(text) || text === 'transparent' || Object.hasOwn(names, text)
    ? text
    : undefined;
};

/** A number with a unit; a plain number is in px. */
export const length: StyleValue = (value) => {
  const [, amount, unit = 'px'] = lengthPattern.exec(value.toLowerCase()) ?? [];
  return amount && `${amount}${unit}`;
};

/** A length, or a share of what is around. */
export const lengthOrShare: StyleValue = (value) => (percentPattern.test(value) ? value : length(value));

export const borderStyle: StyleValue = (value) =>
  borderStyles.has(value.toLowerCase()) ? value.toLowerCase() : undefined;

export const side: StyleValue = (value) => (value === 'left' || value === 'right' ? value : undefined);

/** The room on either side of a table: none, or all that is left. */
export const gap: StyleValue = (value) => (value === 'auto' || value === '0' ? value : undefined);

/** Indents of 40 px, ten at most: section 9 of the specification. */
export const indent: StyleValue = (value) => {
  const [, amount] = /^(\d{2,3})px$/.exec(value) ?? [];
  return amount && Number(amount) % 40 === 0 && Number(amount) <= 400 ? value : undefined;
};

/** The width of a picture: 1–100 %, or 16–2000 px. */
export const pictureWidth: StyleValue = (value) => {
  const [, amount = '', unit] = /^(\d{1,4}(?:\.\d{1,2})?)(%|px)$/.exec(value) ?? [];
  const [least, most] = unit === '%' ? [1, 100] : [16, 2_000];
  return unit && Number(amount) >= least && Number(amount) <= most ? value : undefined;
};

/** `border: 2px dashed hsl(0, 75%, 60%)` as the editor writes a whole border, by its three properties; each part is judged by its own. */
const partsOfBorder = (value: string): (readonly [string, string])[] =>
  (value.match(/[a-z#][\w#-]*\([^)]*\)|\S+/gi) ?? []).map((part) => {
    const name = borderStyle(part) ? 'border-style' : length(part) ? 'border-width' : 'border-color';
    return [name, part] as const;
  });

/** Each property once, in the order of the alphabet, as `name:value;`; without those that `allowed` does not name or accept. */
export const styleOf = (text: string, allowed: Readonly<Record<string, StyleValue>>): string | undefined => {
  const kept = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const [property, given] = [name.trim().toLowerCase(), rest.join(':').trim()];
    for (const [longhand, part] of property === 'border' ? partsOfBorder(given) : [[property, given] as const]) {
      const value = Object.hasOwn(allowed, longhand) ? allowed[longhand]?.(part) : undefined;
      if (value !== undefined) kept.set(longhand, value);
    }
  }
  if (kept.get('border-style') === 'none') for (const name of ['border-width', 'border-color']) kept.delete(name);
  const properties = [...kept].sort(([a], [b]) => (a < b ? -1 : 1));
  return properties.length > 0 ? properties.map(([name, value]) => `${name}:${value};`).join('') : undefined;
};
