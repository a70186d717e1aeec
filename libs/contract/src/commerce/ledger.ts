import { array, number, object, string, type InferType } from 'yup';
import { choiceField } from '../records';
import { ledgerKinds } from './payment-states';
import { taxLine } from './quote';

/** A row of the ledger; `at` is null for one that an action would book. */
export const ledgerRow = object({
  kind: choiceField('Kind', ledgerKinds).required(),
  /** Written once: 'payment:12', 'refund:7'. */
  key: string().required(),
  at: string().nullable().defined(),
  amountMinor: number().required(),
  discountMinor: number().required(),
  taxLines: array().of(taxLine).required(),
  /** The key of the row that this one takes back. */
  mirrors: string().nullable().defined(),
});
export type LedgerRow = InferType<typeof ledgerRow>;
