import { testFonts } from '../testing/fonts';
import { paperWith } from '../testing/paper';
import { misplaced, readPages, textOf, type PdfPage } from '../testing/pdf-text';
import { MissingGlyph } from '../text/missing-glyph';
import { drawInvoice } from './draw-invoice';
import { margin } from './sheet';

type Parts = Parameters<typeof paperWith>[0];
const draw = async (parts: Parts): Promise<Buffer> => drawInvoice(paperWith(parts), await testFonts());
const pagesOf = async (parts: Parts): Promise<readonly PdfPage[]> => readPages(await draw(parts));
const { billTo } = paperWith();
const named = (name: string): Parts => ({ billTo: { ...billTo, name } });

test('M53 number, sum and the names of payer and learner are copied out of an invoice as they are', async () => {
  const address = 'Nguyễn Văn Ánh\nЖанна Ωmega\nZoë Şahin';
  const text = textOf(await pagesOf({ billTo: { ...billTo, name: 'علي', address }, learnerName: 'क्षितिज' }));
  for (const part of ['INV-2627-000123', '₹999.00', 'علي\n', 'For क्षितिज', ...address.split('\n'), 'Page 1 of 1'])
    expect(text).toContain(part);
});

test('M53 a sign without a glyph stops the document by its name, wherever it is', async () => {
  for (const parts of [
    named('山'),
    { note: 'Paid to 山' },
    { soldBy: { ...billTo, name: '山' } },
    { learnerName: '山' },
  ])
    await expect(draw(parts)).rejects.toEqual(new MissingGlyph('山'));
});

test('M46 M49 a number of 16 signs and equal taxes are on the paper', async () => {
  const text = textOf(await pagesOf({ numberText: 'INV-2026-1000000' }));
  expect(text).toContain('INV-2026-1000000');
  expect(text.match(/₹76\.19/g)).toHaveLength(2);
  expect(text).toContain('Includes CGST 9% on ₹846.62');
});

test('the same paper has the same bytes, whatever was drawn before', async () => {
  const parts = { ...named('Mr محمد (Ali) 12'), description: 'हिन्दी, पहला भाग' };
  const first = await draw(parts);
  await draw(named('فاطمة'));
  expect((await draw(parts)).equals(first)).toBe(true);
  expect((await draw({ ...parts, orderId: 1 })).equals(first)).toBe(false);
  expect(first.toString('latin1')).toContain('(D:20261120114500Z)');
});

test('a test paper says that it is one', async () => {
  const text = textOf(await pagesOf({ test: true, numberText: 'TST-2627-000001' }));
  expect(text).toContain('Test Invoice');
  expect(text).toContain('Test paper. It is no tax document, and no real money was paid.');
  expect(text).not.toContain('Tax Invoice');
});

test('long addresses, descriptions and notes go on on further pages, and nothing is drawn over another', async () => {
  const lines = Array.from({ length: 70 }, (_, at) => `House ${at}, a long road in a far part of the town`);
  const description = 'Spoken English for the workplace, '.repeat(90);
  const pages = await pagesOf({
    billTo: { ...billTo, address: lines.join('\n') },
    description: `${description}${'x'.repeat(300)} end.`,
    note: 'A remark that goes on for a while. '.repeat(40),
  });
  expect(pages.length).toBeGreaterThan(3);
  expect(misplaced(pages, margin)).toEqual([]);
  const text = textOf(pages);
  expect(lines.filter((_, at) => !text.includes(`House ${at},`))).toEqual([]);
  expect(text.match(/Spoken/g)).toHaveLength(90);
  expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
});

test('the largest sums in the longest currencies have room', async () => {
  for (const [kind, sign, currency] of [
    ['invoice', 1, { code: 'AED', symbol: 'AED', exponent: 2 }],
    ['credit', -1, { code: 'KWD', symbol: 'KD', exponent: 3 }],
  ] as const) {
    const tax = (name: string) => ({ name, rateBp: 1250, taxMinor: sign * 11_111_111 });
    const pages = await pagesOf({
      kind,
      currency,
      listMinor: sign * 100_000_000,
      discountMinor: sign * 11_111_111,
      taxLines: [tax('CGST'), tax('UTGST')],
      netMinor: sign * 66_666_667,
      taxMinor: sign * 22_222_222,
      totalMinor: sign * 88_888_889,
    });
    expect([currency.code, misplaced(pages, margin)]).toEqual([currency.code, []]);
  }
});
