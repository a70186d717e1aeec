import { emailText, lettersText, mobileText } from './fields';
import { plainPhone } from './typed-contact';

test.each([
  ['(098450) 30193', '098450 30193'],
  ['98450-30194', '98450 30194'],
  ['+91-98450-30195', '+91 98450 30195'],
  ['0091 98450 30199', '+91 98450 30199'],
  ['(201) 555-0123', '201 555 0123'],
  ['\u202a+91 98450 10191\u202c', '+91 98450 10191'],
  ['98450/10196', '98450 10196'],
  ['tel:+919845010197', '+919845010197'],
  ['９８４５０１０１９５', '9845010195'],
])('the number %s is taken as %s', (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
  expect(mobileText().validateSync(typed)).toBe(plain);
});

test.each(['98-ABC-221', '98450+00001', '98450 30193 ext 4'])('%s is no number', (typed) => {
  expect(() => mobileText().validateSync(typed)).toThrow('Only Numbers are allowed');
});

test.each([
  '<a@example.org>',
  'mailto:a@example.org',
  'a@example.org.',
  ' a@example.org\u200b',
  '<mailto:a@example.org>',
])('the address %j is taken without what is no part of it', (typed) =>
  expect(emailText().validateSync(typed)).toBe('a@example.org'),
);

test.each([
  'Ann <a@example.org>',
  'a@example.org, b@example.org',
  'a@example..',
  'a:b@example.org',
  'a\u200b@example.org',
])('%j is no address', (typed) =>
  expect(() => emailText().validateSync(typed)).toThrow('Please enter a valid email address'),
);

test('a no-break space in a name is a space, and invisible signs around it fall away', () => {
  const name = lettersText('Name', { max: 60 });
  expect([name.validateSync('Rita\u00a0Mae'), name.validateSync('Abel\u200e')]).toEqual(['Rita Mae', 'Abel']);
});
