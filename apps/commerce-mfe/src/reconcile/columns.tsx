import {
  fullMoney,
  paymentProviders,
  reconcileKinds,
  reconcileStates,
  reconcileSubjects,
  type ReconcileLine,
} from '@lectern/contract/commerce';
import { timeText } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import { momentText } from '../seconds';
import * as texts from '../texts/reconcile';

type Side = ReconcileLine['ours'];

/** A sum with its state: '₹999.00, paid'. */
const sideText = (side: Side): string => (side ? `${fullMoney(side.amountMinor, side)}, ${side.state}` : texts.missing);

/** The columns of differences. */
export const columns: Columns<ReconcileLine> = [
  { id: 'reference', head: texts.reference, wide: true, cell: ({ reference }) => reference },
  { id: 'kind', head: texts.kind, onCard: true, cell: ({ kind }) => reconcileKinds[kind] },
  { id: 'subject', head: texts.subject, quiet: true, priority: 3, cell: ({ subject }) => reconcileSubjects[subject] },
  { id: 'ours', head: texts.ours, numeric: true, onCard: true, cell: ({ ours }) => sideText(ours) },
  { id: 'theirs', head: texts.theirs, numeric: true, onCard: true, cell: ({ theirs }) => sideText(theirs) },
  {
    id: 'provider',
    head: texts.provider,
    quiet: true,
    priority: 3,
    cell: ({ provider }) => paymentProviders[provider],
  },
  { id: 'at', head: texts.at, sort: 'at', quiet: true, numeric: true, priority: 2, cell: ({ at }) => momentText(at) },
  {
    id: 'foundAt',
    head: texts.found,
    sort: 'foundAt',
    quiet: true,
    numeric: true,
    priority: 2,
    cell: ({ foundAt }) => timeText(foundAt),
  },
  {
    id: 'state',
    head: texts.state,
    quiet: true,
    priority: 1,
    cell: ({ state, note, closedBy }) => (state === 'open' ? reconcileStates.open : texts.closedNote(note, closedBy)),
  },
];
