import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, version } from '../fields';
import { jobRow } from '../platform/job';
import { reason } from '../platform/reason';
import { choiceField, keysOf } from '../records';
import { listRequest, nothing, pageOf, type ListFields } from '../wire';
import { paymentProviders } from './payment-states';

/** Differences between a provider's books and ours. */
export const reconcileKinds = {
  missing_here: 'Missing here',
  missing_there: 'Missing at the provider',
  twice: 'Twice at the provider',
  sum: 'Another sum',
  state: 'Another state',
} as const;
export type ReconcileKind = keyof typeof reconcileKinds;

export const reconcileSubjects = { payment: 'Payment', refund: 'Refund', dispute: 'Dispute' } as const;
export type ReconcileSubject = keyof typeof reconcileSubjects;

export const reconcileStates = { open: 'Open', closed: 'Closed' } as const;

/** Fields that differences are sorted and filtered by. `at` is the moment of the money. */
export const reconcileListFields = {
  state: { type: 'choice', choices: keysOf(reconcileStates), filter: true },
  kind: { type: 'choice', choices: keysOf(reconcileKinds), filter: true },
  subject: { type: 'choice', choices: keysOf(reconcileSubjects), filter: true },
  provider: { type: 'choice', choices: keysOf(paymentProviders), filter: true },
  at: { type: 'time', filter: true, sort: true },
  foundAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** One side of a difference, in minor units. */
const side = object({
  amountMinor: number().required(),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  state: string().required(),
})
  .nullable()
  .defined()
  .default(null);

/** A payment, refund or dispute on which a provider and we differ. A side is null where it is missing. */
export const reconcileLine = object({
  id: id(),
  version: number().required(),
  state: choiceField('State', reconcileStates).required(),
  kind: choiceField('Difference', reconcileKinds).required(),
  subject: choiceField('About', reconcileSubjects).required(),
  provider: choiceField('Provider', paymentProviders).required(),
  /** The provider's reference. */
  reference: string().required(),
  ours: side,
  theirs: side,
  paymentId: id().nullable().defined(),
  orderId: id().nullable().defined(),
  at: string().required(),
  foundAt: string().required(),
  closedAt: string().nullable().defined(),
  /** Null where both agree again, or it is open. */
  closedBy: string().nullable().defined(),
  note: string().defined(),
});
export type ReconcileLine = InferType<typeof reconcileLine>;

/** The last comparison with a provider. */
const reconcileRun = object({
  provider: choiceField('Provider', paymentProviders).required(),
  fromAt: string().required(),
  checkedAt: string().required(),
  /** Rows of the provider's books that were compared. */
  listed: number().required(),
  /** The provider's words where it gave no books. */
  error: string().defined(),
});
export type ReconcileRun = InferType<typeof reconcileRun>;

export const reconcileCalls = {
  list: call({
    method: 'GET',
    path: 'report/reconcile',
    access: ['reportList'],
    request: listRequest(reconcileListFields),
    response: pageOf(reconcileLine).shape({
      runs: array().of(reconcileRun.required()).required(),
      /** Open lines, whatever the filter. */
      open: number().required(),
    }),
  }),
  /** Closes a difference with a note. Money and papers stay as they are. */
  close: call({
    method: 'PUT',
    path: 'report/reconcile',
    access: ['invoiceIssue'],
    request: object({ id: id(), version: version(), note: reason().label('Note') }),
    response: object({ line: reconcileLine }),
  }),
  /** Compares now instead of at night. 409 while a comparison waits or runs. */
  run: call({
    method: 'POST',
    path: 'report/reconcile',
    access: ['invoiceIssue'],
    request: nothing(),
    response: object({ job: jobRow }),
  }),
} as const;
