import type { PaylinkBuyer, PaylinkDetail, PaylinkRow, Quote, SaleItem } from '@lectern/contract/commerce';

/** The learner of the tests, in India with a known state. */
export const buyerOf = (values: Partial<PaylinkBuyer> = {}): PaylinkBuyer => ({
  studentId: 41,
  trainerId: null,
  userId: 141,
  name: 'Ananya Rao',
  mobile: '+91 98451 20377',
  email: 'ananya@example.com',
  place: 'Mysuru, Karnataka',
  countryId: 1,
  stateId: 29,
  currency: 'INR',
  plan: { title: 'Scholar', endsAt: '2027-02-14T10:00:00.000Z' },
  paidOrders: 3,
  ...values,
});

export const itemOf = (values: Partial<SaleItem> = {}): SaleItem => ({
  kind: 'course',
  id: 5,
  audience: 'student',
  title: 'IELTS writing, 8 weeks',
  about: 'James Whitfield · 32 lessons',
  priceMinor: 564_676,
  isConverted: true,
  reason: null,
  ...values,
});

/** A converted price with a coupon and included tax; its parts add up. */
export const quoteOf = (values: Partial<Quote> = {}): Quote => ({
  renewal: null,
  item: { kind: 'course', id: 5, title: 'IELTS writing, 8 weeks' },
  currency: 'INR',
  symbol: '₹',
  exponent: 2,
  listMinor: 564_676,
  discountMinor: 0,
  coupon: null,
  taxIncluded: true,
  taxLines: [
    { name: 'CGST', rateBp: 900, taxMinor: 43_069 },
    { name: 'SGST', rateBp: 900, taxMinor: 43_069 },
  ],
  taxMinor: 86_138,
  totalMinor: 564_676,
  converted: {
    fromMinor: 4900,
    fromCurrency: 'GBP',
    fromSymbol: '£',
    fromExponent: 2,
    rate: '115.24',
    rateFrom: '2026-11-20',
    ageDays: 1,
    isTooOld: false,
  },
  period: null,
  trialUsedAt: null,
  billTo: { name: 'Ananya Rao', email: 'ananya@example.com', address: '', countryId: 1, stateId: 29, taxId: '' },
  needs: [],
  validFrom: '2026-11-20T11:42:04.000Z',
  ...values,
});

/** A row of the list as the API answers it. */
export const linkOf = (values: Partial<PaylinkRow> = {}): PaylinkRow => ({
  id: 12,
  version: 1,
  status: 'open',
  orderId: 900,
  studentId: 41,
  trainerId: null,
  personName: 'Ananya Rao',
  item: { kind: 'course', id: 5, title: 'IELTS writing, 8 weeks' },
  currency: 'INR',
  symbol: '₹',
  exponent: 2,
  totalMinor: 564_676,
  createdAt: '2026-11-20T11:42:00.000Z',
  createdByName: 'Meera Nair',
  expiresAt: '2036-11-23T11:42:00.000Z',
  mailedAt: '2026-11-20T11:42:41.000Z',
  openedAt: null,
  openedCount: 0,
  payingSince: null,
  onItsWaySince: null,
  failure: '',
  paidAt: null,
  invoiceId: null,
  invoiceNumber: null,
  isTest: false,
  ...values,
});

/** A link with its address as the API answers it. */
export const detailOf = (values: Partial<PaylinkDetail> = {}): PaylinkDetail => ({
  ...linkOf(),
  url: 'https://lectern.example/pay/7Kq2vR0bWm3XhY9t',
  qrPath: 'M0 0h7v7h-7z',
  qrSize: 37,
  billTo: { name: 'Suresh Rao', email: 'suresh@example.com', address: '', countryId: 1, stateId: 29, taxId: '' },
  note: '',
  closeReason: '',
  zone: 'Asia/Kolkata',
  ...values,
});
