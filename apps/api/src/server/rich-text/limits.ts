import { longestHtml } from '@lectern/contract';
import { BeyondLimit, attributesOf, isElement, readHtml, type HtmlElement, type HtmlNode } from './read-html';

const most = { images: 500, formulas: 500, levels: 30, columns: 100, rows: 1_000 } as const;

const spanOf = (cell: HtmlElement): number => Number(attributesOf(cell).get('colspan') ?? 1);
const countIn = (nodes: readonly HtmlNode[], fits: (element: HtmlElement) => boolean): number =>
  nodes.reduce((sum, node) => (isElement(node) ? sum + (fits(node) ? 1 : 0) + countIn(node.childNodes, fits) : sum), 0);

const refuse = (count: number, limit: number, says: string): void => {
  if (count > limit) throw new BeyondLimit(says);
};

/** Measures a cleaned text. @throws BeyondLimit with the limit that it is over */
export const requireWithinLimits = (html: string): void => {
  refuse(html.length, longestHtml, `The text is longer than ${longestHtml} characters with its formatting`);
  const judge = (nodes: readonly HtmlNode[], level: number): void => {
    refuse(level, most.levels, `The text is nested more than ${most.levels} levels deep`);
    for (const node of nodes) {
      // What a formula draws counts as the formula.
      if (!isElement(node) || attributesOf(node).has('data-formula')) continue;
      if (node.tagName === 'tr')
        refuse(
          node.childNodes.reduce((sum, cell) => sum + (isElement(cell) ? spanOf(cell) : 0), 0),
          most.columns,
          `A table has more than ${most.columns} columns`,
        );
      if (node.tagName === 'table')
        refuse(
          countIn(node.childNodes, ({ tagName }) => tagName === 'tr'),
          most.rows,
          `A table has more than ${most.rows} rows`,
        );
      judge(node.childNodes, level + 1);
    }
  };
  const nodes = readHtml(html);
  judge(nodes, 0);
  const [images, formulas] = [
    countIn(nodes, ({ tagName }) => tagName === 'img'),
    countIn(nodes, (element) => attributesOf(element).has('data-formula')),
  ];
  refuse(images, most.images, `The text has more than ${most.images} pictures`);
  refuse(formulas, most.formulas, `The text has more than ${most.formulas} formulas`);
};
