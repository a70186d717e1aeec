const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

// What PostgreSQL can't store or an HTML parser would change: control characters and halves of surrogate pairs.
const unstorable =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Text as it comes back from storage: `\n` for a line, one empty line between paragraphs, none at either end. */
export const tidyText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(unstorable, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');

/** Plain text → paragraphs: an empty line ends a `<p>`, a single line end becomes `<br>`; everything else is escaped. */
export const textToHtml = (text: string): string => {
  const tidy = tidyText(text);
  if (tidy === '') return '';
  return tidy
    .split('\n\n')
    .map(
      (paragraph) =>
        `<p>${paragraph.replace(/[&<>\u00a0]/g, (character) => escapes[character] ?? character).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
};
