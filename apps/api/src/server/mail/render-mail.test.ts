import { mailTexts } from './mail-texts';
import { renderMail, withLink } from './render-mail';

const link = 'https://console.example.com/auth/reset-password#token=a_b-c$&';

it('has every paragraph in both bodies, and the link where it belongs', () => {
  const { text, html } = withLink(renderMail(mailTexts.invitation), link);
  expect(text).toContain(`set your password:\n\n${link}\n\nIt works once`);
  expect(html).toContain('href="https://console.example.com/auth/reset-password#token=a_b-c$&#38;"');
  for (const paragraph of mailTexts.invitation.paragraphs.filter((each) => each !== '{{link}}'))
    expect(html).toContain(paragraph);
  expect(text + html).not.toContain('{{');
});

it('takes the words of a mail as text', () =>
  expect(renderMail({ subject: '<i>', paragraphs: ['<b>"A" & B</b>'] }).html).toContain(
    '&#60;b&#62;&#34;A&#34; &#38; B&#60;/b&#62;',
  ));

it('has a label for each link and a link for each label', () => {
  for (const { paragraphs, ...rest } of Object.values(mailTexts))
    expect((paragraphs as readonly string[]).includes('{{link}}')).toBe('linkLabel' in rest);
});
