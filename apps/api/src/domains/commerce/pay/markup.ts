/** Markup that is safe to write into a page. Only `markup` makes it. */
export class Html {
  constructor(readonly text: string) {}
}

/** A text is escaped; markup is kept; a list is joined; `undefined`, `null` and `false` are nothing. */
export type Hole = Html | string | number | false | null | undefined | readonly Hole[];

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const written = (hole: Hole): string => {
  if (hole instanceof Html) return hole.text;
  if (typeof hole === 'string') return hole.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
  if (typeof hole === 'number') return String(hole);
  return hole ? hole.map(written).join('') : '';
};

/** Markup with escaped holes. A hole is for text between tags, or for a value between double quotes. */
export const markup = (parts: TemplateStringsArray, ...holes: Hole[]): Html =>
  new Html(parts.map((part, at) => part + (at < holes.length ? written(holes[at]) : '')).join(''));

/** Attributes of a tag, each after a space. `true` has no value; `undefined` and `false` are left out. */
export const attributes = (all: Readonly<Record<string, string | boolean | undefined>>): Html =>
  new Html(
    Object.entries(all)
      .filter(([, value]) => value !== undefined && value !== false)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${written(value)}"`))
      .join(''),
  );

/** An address for `href`: https, or a path of our own. Everything else is undefined, so the link is left out. */
export const safeAddress = (address: string | undefined): string | undefined =>
  address !== undefined && /^(https:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(address) ? address : undefined;
