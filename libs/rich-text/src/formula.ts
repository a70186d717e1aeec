import katex from 'katex';
import 'katex/contrib/mhchem';

/** The longest formula, in characters of TeX. */
export const longestTex = 4_000;
/** The most elements that one formula may draw. */
const mostElements = 20_000;

/** Commands that would lead out of the formula, or let it grow without end. */
const refused =
  /\\(href|url|includegraphics|html(?:Class|Id|Style|Data)|[egx]?def|(?:re)?newcommand|providecommand|(?:future)?let|global|long)(?![A-Za-z])/;

/** A formula as MathML, or why its TeX can't be read; `at` counts characters of the TeX from 0. */
export type Formula =
  | { readonly is: 'read'; readonly mathml: string }
  | { readonly is: 'unreadable'; readonly why: string; readonly at?: number };

/** KaTeX's own output: its text is escaped, so that no element can hide in it. TeX is kept once, in the element around it. */
const bare = (html: string): string =>
  html
    .slice(html.indexOf('<math'), html.indexOf('</math>') + '</math>'.length)
    .replace(/<annotation[^>]*>[^<]*<\/annotation>/, '')
    .replace(/<\/?semantics>/g, '');

const faultOf = (error: unknown): Formula =>
  error instanceof katex.ParseError
    ? {
        is: 'unreadable',
        why: error.rawMessage,
        ...(typeof error.position === 'number' && { at: error.position }),
      }
    : { is: 'unreadable', why: 'It is nested too deeply' };

/**
 * Makes one `<math>` element of TeX; chemistry through `\ce{…}`. Commands that name an address or define others are refused.
 * The same TeX gives the same characters in Node and in the browser.
 */
export const formulaOf = (tex: string, isOnItsOwnLine = false): Formula => {
  if (tex.trim() === '') return { is: 'unreadable', why: 'It is empty' };
  if (tex.length > longestTex) return { is: 'unreadable', why: `It is longer than ${longestTex} characters` };
  const [command] = refused.exec(tex) ?? [];
  if (command) return { is: 'unreadable', why: `${command} is not allowed`, at: tex.indexOf(command) };
  try {
    const mathml = bare(
      katex.renderToString(tex, {
        output: 'mathml',
        displayMode: isOnItsOwnLine,
        trust: false,
        strict: 'ignore',
        maxExpand: 500,
        maxSize: 50,
      }),
    );
    return mathml.split('<').length > 2 * mostElements
      ? { is: 'unreadable', why: 'It draws too much' }
      : { is: 'read', mathml };
  } catch (error) {
    return faultOf(error);
  }
};
