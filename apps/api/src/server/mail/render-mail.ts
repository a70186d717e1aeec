import { linkPlace } from '@lectern/contract/platform/mail';
import type { MailText } from './mail-texts';

/** A mail's two bodies. */
export interface MailBodies {
  readonly text: string;
  readonly html: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Styles are in the elements: mail programs drop style sheets. */
const styles = {
  page: 'margin:0;padding:24px;background:#f4f5f7;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1b1f24;font-size:15px;line-height:1.5',
  sheet:
    'max-width:520px;margin:0 auto;padding:24px 28px;background:#ffffff;border:1px solid #dfe3e8;border-radius:8px',
  name: 'margin:0 0 16px;font-size:13px;font-weight:600;color:#0f6b6b',
  text: 'margin:0 0 16px',
  link: 'display:inline-block;padding:10px 16px;border-radius:6px;background:#0f6b6b;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'margin:0 0 16px;font-size:12px;color:#57606a;word-break:break-all',
};

/** The bodies of a mail as they are stored: where the link belongs, they have `{{link}}`. */
export const renderMail = ({ subject, paragraphs, linkLabel }: MailText): MailBodies => {
  const htmlOf = (paragraph: string): string =>
    paragraph === linkPlace
      ? `<p style="${styles.text}"><a style="${styles.link}" href="${linkPlace}">${escaped(linkLabel ?? '')}</a></p><p style="${styles.address}">${linkPlace}</p>`
      : `<p style="${styles.text}">${escaped(paragraph)}</p>`;
  return {
    text: paragraphs.join('\n\n'),
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="${styles.page}"><div style="${styles.sheet}"><p style="${styles.name}">Lectern</p>${paragraphs.map(htmlOf).join('')}</div></body></html>`,
  };
};

/** The same bodies with the link in its places. */
export const withLink = ({ text, html }: MailBodies, link: string): MailBodies => ({
  text: text.replaceAll(linkPlace, () => link),
  html: html.replaceAll(linkPlace, () => escaped(link)),
});
