import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** An element of a page, as a reader without a script has it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its words, with single spaces. */
  readonly text: string;
}

const textOf = (node: DefaultTreeAdapterMap['node']): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

const walk = (node: DefaultTreeAdapterMap['node'], found: Element[]): Element[] => {
  if ('tagName' in node)
    found.push({
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: textOf(node)
        .replace(/[ \n]+/g, ' ')
        .trim(),
    });
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, found);
  return found;
};

/** All elements of a page in their order. A fault of the markup is an error. */
export const elementsOf = (page: string): Element[] =>
  walk(
    parse(page, {
      onParseError: ({ code, startLine }) => {
        throw new Error(`${code} in line ${startLine}`);
      },
    }),
    [],
  );

/** Elements of a name. */
export const named = (page: string, ...names: string[]): Element[] =>
  elementsOf(page).filter(({ name }) => names.includes(name));
