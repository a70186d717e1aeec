import { paperWith } from '../testing/paper';
import { factsOf, partyLines, remarksOf, taxText, titleOf } from './words';

test('a paper is named by its kind, by its tax and as a test', () => {
  expect([
    titleOf(paperWith()),
    titleOf(paperWith({ taxLines: [] })),
    titleOf(paperWith({ kind: 'credit' })),
    titleOf(paperWith({ kind: 'debit' })),
    titleOf(paperWith({ test: true })),
    titleOf(paperWith({ test: true, kind: 'credit' })),
  ]).toEqual(['Tax Invoice', 'Invoice', 'Credit Note', 'Debit Note', 'Test Invoice', 'Test Credit Note']);
});

test('a tax is written with its rate in percent', () => {
  expect([
    taxText({ name: 'CGST', rateBp: 900, taxMinor: 0 }),
    taxText({ name: 'VAT', rateBp: 1250, taxMinor: 0 }),
    taxText({ name: 'IGST', rateBp: 0, taxMinor: 0 }),
  ]).toEqual(['CGST 9%', 'VAT 12.5%', 'IGST 0%']);
});

test('a party has the lines that are known, and its tax number is a GSTIN only by its form', () => {
  const { soldBy } = paperWith();
  expect(partyLines(soldBy)).toEqual([
    '14 Example Road, Indiranagar',
    'Bengaluru 560038',
    'Karnataka (29), India',
    'GSTIN 29AABCL0000L1ZV',
  ]);
  expect(partyLines({ ...soldBy, address: '', state: '', country: 'France', taxId: 'FR123' })).toEqual([
    'France',
    'Tax ID FR123',
  ]);
});

test('a credit note names its invoice, a debit note its credit note, a corrected invoice its predecessor', () => {
  const labels = (parts: Parameters<typeof paperWith>[0]) =>
    factsOf(paperWith(parts)).map(({ label, value }) => `${label}: ${value}`);
  expect(labels({ kind: 'credit', numberText: 'CRN-2627-000001', creditsNumber: 'INV-2627-000123' })).toEqual([
    'Credit Note: CRN-2627-000001',
    'Date: 20 November 2026',
    'Credits: INV-2627-000123',
    'Place of supply: Karnataka (29)',
    'Order: 31879',
  ]);
  expect(labels({ kind: 'debit', creditsNumber: 'CRN-2627-000001' })).toContain('Reverses: CRN-2627-000001');
  expect(labels({ replaces: 'INV-2627-000100' })).toContain('Replaces: INV-2627-000100');
});

test('remarks name the reason, the note, the charged sum and the payment', () => {
  const yen = { code: 'JPY', symbol: '¥', exponent: 0 };
  expect(
    remarksOf(
      paperWith({
        correctionReason: 'the company’s name',
        note: 'One.\nTwo.',
        currency: yen,
        totalMinor: 1200,
        chargedText: '¥1,200',
      }),
    ),
  ).toEqual([
    'Reason: the company’s name',
    'One.',
    'Two.',
    '¥1,200.00, charged ¥1,200.',
    'Paid in full by UPI, 20 November 2026, pay_Q8xT31KdWm.',
  ]);
  expect(remarksOf(paperWith({ kind: 'credit', method: undefined, reference: undefined }))).toEqual([
    'Rupees nine hundred and ninety-nine only.',
    'Paid back, 20 November 2026.',
  ]);
  expect(remarksOf(paperWith({ currency: yen, paidOn: undefined }))).toEqual([]);
});
