import { payPage } from './pay-page';
import { elementsOf, named } from './testing/read-page';
import { billTo, states, viewOf } from './testing/views';
import type { BillToView } from './view';

const pageOf = (more: Partial<BillToView> = {}) => payPage(viewOf({ ...states.open, billTo: { ...billTo, ...more } }));
const byId = (page: string, id: string) => elementsOf(page).find(({ attributes }) => attributes['id'] === id);

test('the form is closed, sends to the link, and has a label for each field', () => {
  const page = pageOf();
  expect(named(page, 'details')[0]?.attributes).toEqual({});
  expect(named(page, 'form')[0]?.attributes).toMatchObject({ method: 'post', action: '/pay/tok_1/bill-to' });
  const controls = named(page, 'input', 'select', 'textarea').map(({ attributes }) => attributes['name']);
  expect(controls).toEqual(['name', 'email', 'address', 'countryId', 'stateId', 'taxId']);
  const labels = named(page, 'label').map(({ attributes, text }) => [attributes['for'], text]);
  expect(labels).toEqual([
    ['name', 'Name'],
    ['email', 'Email'],
    ['address', 'Address optional'],
    ['countryId', 'Country'],
    ['stateId', 'State'],
    ['taxId', 'GSTINTax number optional'],
  ]);
});

test('stored values are masked: fields are empty, and may stay so', () => {
  const page = pageOf({ kept: { ...billTo.kept, taxId: '29•••1ZV' } });
  for (const id of ['name', 'email', 'taxId']) expect(byId(page, id)?.attributes['value']).toBe('');
  expect(byId(page, 'name')?.attributes).toMatchObject({ 'aria-describedby': 'name-help' });
  expect(byId(page, 'name')?.attributes).not.toHaveProperty('aria-required');
  expect(byId(page, 'name-help')?.text).toBe('Leave it empty to keep S. R.');
  expect(named(page, 'label').at(-1)?.text).toBe('Leave GSTIN off the invoice');
  expect(byId(pageOf({ kept: {} }), 'name')?.attributes).toMatchObject({ 'aria-required': 'true' });
});

test('wrong fields open the form, name their errors and keep the typed values', () => {
  const typed = { name: '"><b>', email: 'x@', address: '\n1 Road\nTown', countryId: '101', stateId: '', taxId: '27A' };
  const errors = { email: 'This is no email address', stateId: 'State is needed' };
  const page = pageOf({ typed, errors });
  expect(named(page, 'details')[0]?.attributes).toEqual({ open: '' });
  expect(elementsOf(page).find(({ attributes }) => attributes['role'] === 'alert')?.text).toBe('2 fields to correct');
  expect(byId(page, 'name')?.attributes).toMatchObject({ value: '"><b>' });
  expect(byId(page, 'name')?.attributes).not.toHaveProperty('aria-invalid');
  expect(byId(page, 'email')?.attributes).toMatchObject({
    value: 'x@',
    'aria-invalid': 'true',
    'aria-describedby': 'email-wrong email-help',
    autofocus: '',
  });
  expect(byId(page, 'email-wrong')?.text).toBe('This is no email address');
  expect(page).toContain('>\n\n1 Road\nTown</textarea>');
  expect(
    named(page, 'option')
      .filter(({ attributes }) => 'selected' in attributes)
      .map(({ text }) => text),
  ).toEqual(['India']);
  expect(elementsOf(page).filter(({ attributes }) => 'autofocus' in attributes)).toHaveLength(1);
});

test('the stored country and state are chosen, and the seller’s country is marked', () => {
  const options = named(pageOf(), 'option');
  expect(options.filter(({ attributes }) => 'selected' in attributes).map(({ text }) => text)).toEqual([
    'India',
    'Karnataka',
  ]);
  expect(options.filter(({ attributes }) => 'data-home' in attributes).map(({ text }) => text)).toEqual(['India']);
});

test('a saved address says so, politely', () => {
  const page = pageOf({ saved: true, summary: 'S. R., Maharashtra' });
  expect(elementsOf(page).find(({ attributes }) => attributes['role'] === 'status')?.text).toBe(
    'Saved. The invoice goes to S. R., Maharashtra; its taxes are shown above.',
  );
});

test('the largest page, with every country, state, mask, error and a long note, is at most 30 KiB', () => {
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `${name} ${at}` }));
  const wrong = 'A sentence of a usual length that says what is wrong and what to do instead.';
  const page = payPage(
    viewOf(
      {
        ...states.open,
        note: { text: 'x'.repeat(500), by: 'Meera Nair, Lectern Academy' },
        billTo: {
          ...billTo,
          kept: { name: 'S. R.', email: 's•••@example.in', address: '12 •••, Bengaluru', taxId: '29•••1ZV' },
          countries: many(250, 'United Emirates'),
          states: many(40, 'Himachal Pradesh'),
          typed: { name: 'x'.repeat(120), email: 'x'.repeat(120), address: 'x'.repeat(300), taxId: 'x'.repeat(30) },
          errors: { name: wrong, email: wrong, address: wrong, countryId: wrong, stateId: wrong, taxId: wrong },
          saved: true,
        },
      },
      { test: true },
    ),
  );
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(30 * 1024);
});
