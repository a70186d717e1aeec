import { htmlOf } from './outbox';

it('makes a paragraph of each part and a link of each address', () => {
  expect(htmlOf('Open this:\n\nhttps://console.example.com/auth/reset-password#token=a_b-c')).toBe(
    '<p>Open this:</p><p><a href="https://console.example.com/auth/reset-password#token=a_b-c">https://console.example.com/auth/reset-password#token=a_b-c</a></p>',
  );
});

it('takes what a person wrote as text', () =>
  expect(htmlOf('<b>"A" & B</b>')).toBe('<p>&#60;b&#62;&#34;A&#34; &#38; B&#60;/b&#62;</p>'));
