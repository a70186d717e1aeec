import {
  defaultTreeAdapter,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A text that is too large or too deep to be rich text; its message is for the person who wrote it. */
export class BeyondLimit extends Error {}

/** More than the longest text needs; a few kilobytes of crossing tags make a parser build millions. */
const mostElements = 60_000;

/** The fragment as a browser reads it, as a tree. @throws BeyondLimit */
export const readHtml = (html: string): readonly HtmlNode[] => {
  let made = 0;
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      made += 1;
      if (made > mostElements) throw new BeyondLimit('The text has too many elements');
      return defaultTreeAdapter.createElement(...given);
    },
  };
  return parseFragment(html, { treeAdapter, scriptingEnabled: false }).childNodes;
};

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const textOf = (node: HtmlNode): string | undefined => ('value' in node ? node.value : undefined);

/** Every attribute of an element as it was written. */
export const attributesOf = ({ attrs }: HtmlElement): ReadonlyMap<string, string> =>
  new Map(attrs.map(({ name, value }) => [name, value]));
