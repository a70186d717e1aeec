const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** A formatted text with the text typed at its end without the editor: its last paragraph goes on, each further line is one of its own. */
export const withTyped = (html: string, typed: string): string => {
  if (typed.trim() === '') return html;
  const [first = '', ...lines] = typed.split('\n').map(escaped);
  const begun = html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)}${first}</p>` : `${html}<p>${first}</p>`;
  return begun + lines.map((line) => `<p>${line || '&nbsp;'}</p>`).join('');
};
