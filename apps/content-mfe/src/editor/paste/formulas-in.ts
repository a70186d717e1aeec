import { formulaOf } from '@lectern/rich-text/formula';
import { inertDocument } from '@lectern/ui-kit/rich-text';
import { texOfMathml } from './mathml-to-tex';
import { texOfOmml } from './omml-to-tex';

/** A pasted text with its formulas as the editor reads them, and the texts of those that could not be read. */
export interface Pasted {
  readonly html: string;
  readonly unread: readonly string[];
}

const signs = /<(\w+:)?math[\s>]|<m:oMath[\s>]/i;

/** Whether there is a formula of another program in it. */
export const hasFormulas = (text: string): boolean => signs.test(text);

const element = (page: Document, tex: string, isOnItsOwnLine: boolean): Element => {
  const span = page.createElement('span');
  span.className = 'math-tex';
  span.setAttribute('data-formula', tex);
  // The editor reads from it whether the formula has a line of its own.
  const math = page.createElementNS('http://www.w3.org/1998/Math/MathML', 'math');
  if (isOnItsOwnLine) math.setAttribute('display', 'block');
  span.append(math);
  return span;
};

/** The formula for a part of the page, or its text where it can't be read. */
const readWith =
  (page: Document, unread: string[]) =>
  (of: Element, read: (of: Element) => string, isOnItsOwnLine: boolean): Node => {
    try {
      const tex = read(of);
      if (formulaOf(tex).is === 'read') return element(page, tex, isOnItsOwnLine);
    } catch {
      // Said below, by its text.
    }
    const text = of.textContent.replace(/\s+/g, ' ').trim();
    unread.push(text);
    return page.createTextNode(` ${text} `);
  };

/** In these comments Word's formulas have elements without an end, which HTML doesn't know. */
const closed = (text: string): string => text.replace(/<(m:\w+)([^<>]*)\/>/g, '<$1$2></$1>');

/** Takes away what Word shows where its formulas are not known: a picture, up to the end of its condition. */
const removeSubstitute = (comment: Comment): void => {
  if (!/^\[if !msEquation/.test((comment.nextSibling as Comment | null)?.data ?? '')) return;
  let next = comment.nextSibling;
  while (next) {
    const after: ChildNode | null = next.nextSibling;
    const isEnd = next.nodeType === 8 && /^\[endif/.test((next as Comment).data);
    next.remove();
    next = isEnd ? null : after;
  }
};

const commentsOf = (page: Document): Comment[] => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const found: Comment[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Comment);
  return found;
};

/** Makes elements of the editor of all formulas in a pasted text: MathML, that of KaTeX's HTML among it, and those of Word. */
export const formulasIn = (text: string): Pasted => {
  const page = inertDocument(text);
  const unread: string[] = [];
  const replaced = readWith(page, unread);
  for (const comment of commentsOf(page)) {
    if (!/<m:oMath/i.test(comment.data)) continue;
    const inside = inertDocument(closed(comment.data.replace(/^\[if[^\]]*\]>|<!\[endif\]$/g, '')));
    const formulas = [...inside.getElementsByTagName('*')].filter(({ localName }) => localName === 'm:omath');
    const isOnItsOwnLine = /<m:oMathPara/i.test(comment.data);
    comment.before(...formulas.map((formula) => replaced(formula, texOfOmml, isOnItsOwnLine)));
    removeSubstitute(comment);
    comment.remove();
  }
  const maths = [...page.getElementsByTagName('*')].filter(({ localName }) => /^(\w+:)?math$/.test(localName));
  for (const math of maths) {
    // Those of the editor say their TeX themselves.
    if (math.closest('.math-tex')) continue;
    const isOnItsOwnLine = math.getAttribute('display') === 'block' || math.closest('.katex-display') !== null;
    (math.closest('.katex-display') ?? math.closest('.katex') ?? math).replaceWith(
      replaced(math, texOfMathml, isOnItsOwnLine),
    );
  }
  return { html: page.documentElement.outerHTML, unread };
};
