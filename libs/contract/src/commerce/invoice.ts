import { array, boolean, number, object, string, type InferType } from 'yup';
import { answeredFile } from '../answered-file';
import { call } from '../call';
import { id } from '../fields';
import { choiceField, keysOf } from '../records';
import { amountField, listRequest, pageOf, type ListFields } from '../wire';
import { buyerIds } from './buyer';
import { correctionRequest } from './correction-request';
import { invoiceKinds, invoiceSeries } from './invoice-states';
import { orderStatuses } from './order';
import { taxLine } from './quote';

const readers = ['invoiceList'] as const;

/** The list of papers. A total sorts within its currency. */
export const invoiceListFields = {
  kind: { type: 'choice', choices: keysOf(invoiceKinds), filter: true },
  series: { type: 'choice', choices: keysOf(invoiceSeries), filter: true },
  currency: { type: 'text', filter: true },
  total: { ...amountField, filter: true, sort: true },
  studentId: { type: 'id', filter: true },
  trainerId: { type: 'id', filter: true },
  issuedOn: { type: 'day', filter: true },
  issuedAt: { type: 'time', sort: true },
} as const satisfies ListFields;

/** An issued paper in a list; sums are minor units, those of a credit note negative. */
export const invoiceRow = object({
  id: id(),
  kind: choiceField('Kind', invoiceKinds).required(),
  series: choiceField('Series', invoiceSeries).required(),
  number: string().required(),
  orderId: id(),
  paymentId: id().nullable().defined(),
  payerName: string().defined(),
  personName: string().defined(),
  description: string().required(),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  netMinor: number().required(),
  taxMinor: number().required(),
  totalMinor: number().required(),
  taxLines: array().of(taxLine).required(),
  placeOfSupply: string().defined(),
  /** As on the paper: 2026-11-20. */
  issuedOn: string().required(),
  issuedAt: string().required(),
  /** The sum of its credit notes less their debit notes; 0 of other papers. */
  creditedMinor: number().required(),
  isReplaced: boolean().required(),
  /** Made while no money moves. */
  isTest: boolean().required(),
});
export type InvoiceRow = InferType<typeof invoiceRow>;

const line = object({ label: string().defined(), value: string().defined() });

/** The paper in the words of its PDF. */
export const shownPaper = object({
  brand: string().defined(),
  title: string().required(),
  /** Said across a paper of test money; empty on all others. */
  warning: string().defined(),
  soldBy: array().of(string().defined()).required(),
  billTo: array().of(string().defined()).required(),
  learner: string().defined(),
  facts: array().of(line).required(),
  description: string().required(),
  taxCode: string().defined(),
  columns: array()
    .of(object({ head: string().defined(), value: string().defined() }))
    .required(),
  remarks: array().of(string().defined()).required(),
  sums: array()
    .of(
      line.concat(
        object({
          rank: string()
            .oneOf(['part', 'total', 'below'] as const)
            .required(),
        }),
      ),
    )
    .required(),
  foot: string().defined(),
});
export type ShownPaper = InferType<typeof shownPaper>;

/** Another paper of the same chain: a note, the credited paper, or a replacement. */
const linkedPaper = object({
  id: id(),
  kind: choiceField('Kind', invoiceKinds).required(),
  number: string().required(),
  issuedOn: string().required(),
  totalMinor: number().required(),
  taxLines: array().of(taxLine).required(),
  reason: string().defined(),
  byName: string().nullable().defined(),
});
export type LinkedPaper = InferType<typeof linkedPaper>;

export const invoiceDetail = object({
  invoice: invoiceRow,
  paper: shownPaper,
  /** Notes on this paper, the oldest first: credit notes of an invoice with the debit notes that reverse them. */
  notes: array().of(linkedPaper).required(),
  credits: linkedPaper.nullable().defined().default(null),
  replaces: linkedPaper.nullable().defined().default(null),
  replacedBy: linkedPaper.nullable().defined().default(null),
  /** The correction that its student asks for. */
  request: correctionRequest.nullable().defined().default(null),
  payment: object({ id: id(), method: string().defined(), amountMinor: number().required() })
    .nullable()
    .defined()
    .default(null),
  order: object({ id: id(), status: choiceField('Status', orderStatuses).required(), ...buyerIds }),
});
export type InvoiceDetail = InferType<typeof invoiceDetail>;

export const invoiceCalls = {
  list: call({
    method: 'GET',
    path: 'invoice/list',
    access: readers,
    request: listRequest(invoiceListFields),
    response: pageOf(invoiceRow),
  }),
  /** A paper as it was issued, with the notes on it. */
  detail: call({
    method: 'GET',
    path: 'invoice',
    access: readers,
    request: object({ id: id() }),
    response: invoiceDetail,
  }),
  /** The PDF: for holders of `invoiceList`, for the seller of the order and for the student it belongs to. */
  download: call({
    method: 'GET',
    path: 'invoice/download',
    access: 'signed in',
    answers: 'file',
    request: object({ id: id() }),
    response: answeredFile,
  }),
} as const;
