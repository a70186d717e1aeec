/** The rich-text editor and its dialogs. */
export const formula = 'Formula';
export const chemistry = 'Chemistry';
export const formulaIs = (tex: string): string => `Formula ${tex}`;
export const tex = 'Formula in TeX';
export const equation = 'Equation';
export const formulaExample = '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}';
export const chemistryExample = '2H2 + O2 -> 2H2O';
export const onItsOwnLine = 'On a line of its own';
export const preview = 'Preview';
export const typeOne = 'What you type is shown here.';
export const insert = 'Insert';
export const change = 'Change';
export const unreadable = (why: string, at: number | undefined): string =>
  at === undefined ? why : `${why} (at character ${at + 1})`;
const numbers = new Intl.NumberFormat('en-GB');
export const countOf = ({ words, characters }: { readonly words: number; readonly characters: number }): string =>
  `${numbers.format(words)} ${words === 1 ? 'word' : 'words'}, ${numbers.format(characters)} characters`;
export const paragraph = 'Paragraph';
/** On the button of the headings while what is selected has none: its name for screen readers. */
export const noHeading = 'Heading';
export const heading = (level: number): string => `Heading ${level}`;

/** Links. */
export const inNewTab = 'Open in a new tab';

/** Pictures. */
export const fullSize = 'Full width';
export const fromLibrary = 'Library';
