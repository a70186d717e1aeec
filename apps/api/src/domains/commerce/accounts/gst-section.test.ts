import { gstSection, type GstPaper } from './gst-section';

const paper: GstPaper = {
  ...{ kind: 'invoice', taxId: '', placeOfSupply: '29-Karnataka', sellerState: '29', invoiceRupees: 999 },
};
const gstin = '27AAPFU0939F1ZV';

test.each<[string, Partial<GstPaper>, string]>([
  ['a sale to a consumer', {}, 'B2CS'],
  ['a sale to a business', { taxId: gstin, placeOfSupply: '27-Maharashtra' }, 'B2B'],
  [
    'a sale to a consumer of another state up to 100,000',
    { placeOfSupply: '27-Maharashtra', invoiceRupees: 100_000 },
    'B2CS',
  ],
  ['a larger one', { placeOfSupply: '27-Maharashtra', invoiceRupees: 100_000.01 }, 'B2CL'],
  ['a large one in the same state', { invoiceRupees: 250_000 }, 'B2CS'],
  ['a sale abroad', { placeOfSupply: '' }, 'EXP'],
  ['a sale abroad with a number that looks like a GSTIN', { placeOfSupply: '', taxId: gstin }, 'EXP'],
  ['a note to a business', { kind: 'credit', taxId: gstin }, 'CDNR'],
  ['a note to a consumer', { kind: 'credit' }, 'B2CS'],
  ['a note on a large invoice', { kind: 'debit', placeOfSupply: '27-Maharashtra', invoiceRupees: 200_000 }, 'CDNUR'],
  ['a note abroad', { kind: 'credit', placeOfSupply: '' }, 'CDNUR'],
])('%s', (_, of, section) => expect(gstSection({ ...paper, ...of })).toBe(section));
