import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text, version } from '../fields';
import { messages, say } from '../messages';
import { reason } from '../platform/reason';
import { choiceField, keysOf, statusField } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { billTo } from './bill-to';
import { buyerFields, buyerIds, buyerIfKnown } from './buyer';
import { paylinkStatuses } from './paylink-states';
import { quote, quoteFields } from './quote';
import { currencyField, saleItem, saleItemKinds } from './sale-item';

/** The state of what an order gives: a plan or an enrolment. */
export const orderAccess = ['none', 'given', 'failed', 'taken_back'] as const;

const sellers = ['paymentLinkGeneration'] as const;

/** The list of payment links: the seller's own, or all for those who verify payments. */
export const paylinkListFields = {
  status: { type: 'choice', choices: keysOf(paylinkStatuses), filter: true },
  studentId: { type: 'id', filter: true },
  trainerId: { type: 'id', filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A payment link in a list; amounts are minor units. */
export const paylinkRow = object({
  id: id(),
  version: version(),
  status: statusField(paylinkStatuses).required(),
  orderId: id(),
  ...buyerIds,
  personName: string().defined(),
  item: object({ kind: choiceField('Item', saleItemKinds).required(), id: id(), title: string().required() }),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  totalMinor: number().required(),
  createdAt: string().required(),
  createdByName: string().nullable().defined(),
  expiresAt: string().required(),
  mailedAt: string().nullable().defined(),
  openedAt: string().nullable().defined(),
  openedCount: number().required(),
  /** A session at the provider is open since this moment. */
  payingSince: string().nullable().defined(),
  /** A payment is on its way since this moment: at a bank, or recorded by hand and not confirmed yet. */
  onItsWaySince: string().nullable().defined(),
  /** The bank's words of the last failed try; empty where none failed. */
  failure: string().defined(),
  paidAt: string().nullable().defined(),
  /** The invoice, once it is issued. */
  invoiceId: id().nullable().defined(),
  invoiceNumber: string().nullable().defined(),
  /** Made while no money moves. */
  isTest: boolean().required(),
});
export type PaylinkRow = InferType<typeof paylinkRow>;

/** A payment link with its address and QR code; both are null once it is closed. */
export const paylinkDetail = paylinkRow.concat(
  object({
    url: string().nullable().defined(),
    /** The path of an SVG of `qrSize` × `qrSize` modules. */
    qrPath: string().nullable().defined(),
    qrSize: number().required(),
    billTo,
    note: string().defined(),
    closeReason: string().defined(),
    zone: string().required(),
  }),
);
export type PaylinkDetail = InferType<typeof paylinkDetail>;

/** The buyer's strip: what the seller needs to know of the person on the phone. */
export const paylinkBuyer = object({
  ...buyerIds,
  userId: id(),
  name: string().required(),
  mobile: string().defined(),
  email: string().defined(),
  place: string().defined(),
  countryId: number().nullable().defined(),
  stateId: number().nullable().defined(),
  currency: string().required(),
  plan: object({ title: string().required(), endsAt: string().nullable().defined() })
    .nullable()
    .defined()
    .default(null),
  paidOrders: number().required(),
});
export type PaylinkBuyer = InferType<typeof paylinkBuyer>;

/** The first of `saleItem`s, and how many more there are. */
const items = object({ items: array().of(saleItem).required(), total: number().required() });

const detail = object({ link: paylinkDetail });

/** Totals above the seller's links. A link counts as paid on the day of its payment, also where it was made earlier. */
export const paylinkFigures = object({
  madeToday: number().required(),
  open: number().required(),
  /** Paid today, one sum a currency; currencies are never added. */
  paidToday: array()
    .of(
      object({
        currency: string().required(),
        symbol: string().required(),
        exponent: number().required(),
        minor: number().required(),
      }),
    )
    .required(),
});
export type PaylinkFigures = InferType<typeof paylinkFigures>;

export const paylinkCalls = {
  buyer: call({
    method: 'GET',
    path: 'paylink/buyer',
    access: sellers,
    request: object(buyerFields),
    response: object({ buyer: paylinkBuyer }),
  }),
  /** The things that can be sold, by words of their title. With a buyer: those that this person can buy, and which they have already. */
  items: call({
    method: 'GET',
    path: 'paylink/items',
    access: sellers,
    request: object({
      q: text('Search', { max: 200 }),
      kind: choiceField('Kind', saleItemKinds).optional(),
      currency: currencyField(),
      ...buyerIfKnown,
    }),
    response: items,
  }),
  /** The price of an item for its buyer. It reserves nothing: a coupon is tried in a savepoint, which counts as a write and needs no audit row. */
  quote: call({
    method: 'POST',
    path: 'admin/paylink/quote',
    access: sellers,
    unaudited: true,
    request: object(quoteFields),
    response: object({ quote }),
  }),
  /** A link for the price that the seller saw; 409 with the new quote where it has changed. A total of 0 gives access without a link. */
  generate: call({
    method: 'POST',
    path: 'admin/generate-payment-link',
    access: sellers,
    idempotent: true,
    request: object({
      ...quoteFields,
      expectedTotalMinor: number()
        .label('Total')
        .integer()
        .min(0)
        .required(say(messages.required, { field: 'Total' })),
      expiresInHours: number()
        .label('Expires')
        .integer(messages.numbersOnly)
        .min(1, say(messages.invalid, { field: 'Expires' }))
        .max(720, say(messages.invalid, { field: 'Expires' }))
        .typeError(messages.numbersOnly)
        .required(say(messages.required, { field: 'Expires' })),
      mail: boolean().optional(),
      note: text('Note', { max: 300 }),
    }),
    response: object({
      link: paylinkDetail.nullable().defined().default(null),
      order: object({ id: id(), title: string().required(), access: string().oneOf(orderAccess).required() }),
    }),
  }),
  list: call({
    method: 'GET',
    path: 'paylink/list',
    access: sellers,
    request: listRequest(paylinkListFields),
    response: pageOf(paylinkRow),
  }),
  /** Totals of all links that `list` shows. */
  figures: call({
    method: 'GET',
    path: 'paylink/figures',
    access: sellers,
    request: object({}),
    response: object({ figures: paylinkFigures }),
  }),
  detail: call({
    method: 'GET',
    path: 'paylink',
    access: sellers,
    request: object({ id: id() }),
    response: detail,
  }),
  mail: call({
    method: 'POST',
    path: 'paylink/mail',
    access: sellers,
    idempotent: true,
    request: object({ id: id() }),
    response: detail,
  }),
  cancel: call({
    method: 'PUT',
    path: 'paylink/cancel',
    access: sellers,
    request: object({ id: id(), version: version(), reason: reason() }),
    response: detail,
  }),
  /** Asks the provider for the payment and applies the answer; a text of staff is never believed. */
  verify: call({
    method: 'POST',
    path: 'admin/verify-payment',
    access: ['paymentVerify'],
    request: object({ linkId: id('Link') }),
    response: object({ link: paylinkDetail, news: number().required() }),
  }),
  /** Takes a surplus payment for its cancelled order, which is then paid. The payment has the order's sum, and nothing of it is refunded. */
  accept: call({
    method: 'POST',
    path: 'paylink/accept',
    access: ['paymentVerify'],
    idempotent: true,
    request: object({ paymentId: id('Payment') }),
    response: detail,
  }),
} as const;
