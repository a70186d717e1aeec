import { paymentSettingCalls, taxRateCalls, type TaxRate } from '@lectern/contract/commerce';
import { sellingFixture, type SellingFixture } from '../sale/testing';
import { refusedFields } from '../testing';

let shop: SellingFixture;
beforeAll(async () => void (shop = await sellingFixture()));
afterAll(() => shop.close());

const rates = async (): Promise<readonly TaxRate[]> => (await shop.done(taxRateCalls.list, {})).rates;
const find = async (name: string, countryName: string): Promise<TaxRate> =>
  (await rates()).find((rate) => rate.name === name && rate.countryName === countryName)!;
const refused = ({ status, body }: { status: number; body: unknown }) => [status, Object.keys(refusedFields(body))];

test('a rate without papers is changed and ended; another follows from that day on', async () => {
  const vat = await find('VAT', 'United Kingdom');
  const { rate } = await shop.done(taxRateCalls.update, { id: vat.id, version: vat.version, validTo: '2027-01-01' });
  expect([rate.validTo, rate.version]).toEqual(['2027-01-01', vat.version + 1]);
  const next = { countryId: vat.countryId, scope: 'any', name: 'VAT', rateBp: 2100, validFrom: '2027-01-01' } as const;
  expect((await shop.done(taxRateCalls.create, next)).rate.rateBp).toBe(2100);
  expect((await shop.client.send(taxRateCalls.update, { id: vat.id, version: vat.version, rateBp: 1 })).status).toBe(
    409,
  );
});

test('two rates of one tax share no day', async () => {
  const { countryId } = await find('VAT', 'United Arab Emirates');
  const other = { countryId, scope: 'any', name: 'vat', rateBp: 600, validFrom: '2030-01-01' } as const;
  expect(refused(await shop.client.send(taxRateCalls.create, other))).toEqual([409, ['validFrom']]);
});

test('an end before the first day is refused', async () => {
  const { id, version } = await find('VAT', 'United Arab Emirates');
  expect(refused(await shop.client.send(taxRateCalls.update, { id, version, validTo: '2019-01-01' }))).toEqual([
    400,
    ['validTo'],
  ]);
});

test('days with invoices keep their taxes, and a rate can still end after them', async () => {
  const { link } = await shop.sell(await shop.learner('MH'));
  await shop.payAtBank(link.url ?? '', 'pay');
  await shop.runInbox();
  const igst = (await rates()).find((rate) => rate.name === 'IGST' && rate.scope === 'other_state')!;
  const update = (values: object) =>
    shop.client.send(taxRateCalls.update, { id: igst.id, version: igst.version, ...values });
  expect(refused(await update({ rateBp: 1900 }))).toEqual([409, ['validFrom']]);
  expect(refused(await update({ validTo: '2021-01-01' }))).toEqual([409, ['validFrom']]);
  expect((await update({ validTo: '2099-01-01' })).status).toBe(200);
});

test('the seller is saved with its place; a GSTIN belongs to its state', async () => {
  const { version, ...setting } = await shop.done(paymentSettingCalls.read, {});
  const seller = { ...setting.seller, countryId: setting.seller.countryId! };
  const wrong = await shop.client.send(paymentSettingCalls.save, {
    version,
    ...setting,
    seller: { ...seller, taxId: '27AAPFU0939F1ZV' },
  });
  expect([wrong.status, refusedFields(wrong.body)]).toEqual([
    400,
    { 'seller.taxId': ['This GSTIN belongs to Maharashtra'] },
  ]);
  const noState = await shop.client.send(paymentSettingCalls.save, {
    version,
    ...setting,
    seller: { ...seller, stateId: null },
  });
  expect(refusedFields(noState.body)).toEqual({ 'seller.stateId': ['State is needed'] });
  const saved = await shop.done(paymentSettingCalls.save, {
    version,
    ...setting,
    seller,
    refundApprovalMinor: 1_000_000,
    taxOnTop: ['USD'],
  });
  expect(saved).toMatchObject({
    version: version + 1,
    refundApprovalMinor: 1_000_000,
    taxOnTop: ['USD'],
    seller: { name: 'Lectern Academy' },
  });
  expect((await shop.client.send(paymentSettingCalls.save, { version, ...setting, seller })).status).toBe(409);
});
