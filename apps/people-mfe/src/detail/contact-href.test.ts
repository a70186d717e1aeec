import { contactHref } from './contact-href';

test('a number with its dialling code and an e-mail can be clicked, also one with a plus', () => {
  expect(['+91 98000 10000', '+15550101000', 'asha+school@example.com'].map(contactHref)).toEqual([
    'tel:+919800010000',
    'tel:+15550101000',
    'mailto:asha%2Bschool@example.com',
  ]);
});
test('a masked value and any other text cannot', () => {
  expect(['+91 •••• 0000', 'a•••@example.com', 'Rohan Iyer', '2016', '', 'a@b'].map(contactHref)).toEqual(
    Array(6).fill(undefined),
  );
});
