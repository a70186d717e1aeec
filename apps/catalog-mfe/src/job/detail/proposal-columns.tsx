import { proposalStatuses, type ProposalRow } from '@lectern/contract/catalog';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/proposals';

/** What a trainer asks for: 'INR 450'. */
export const amountOf = ({ currency, amount }: ProposalRow): string => `${currency} ${amount.replace(/\.0+$/, '')}`;

/** The columns of the proposals of one job. */
export const columns: Columns<ProposalRow> = [
  { id: 'trainer', head: texts.trainer, wide: true, cell: ({ trainerName }) => trainerName },
  { id: 'amount', head: texts.amount, sort: 'amount', numeric: true, onCard: true, cell: amountOf },
  { id: 'rating', head: texts.rating, priority: 2, cell: ({ rating }) => texts.stars(rating) },
  {
    id: 'status',
    head: texts.status,
    onCard: true,
    cell: ({ status }) => <StatusLabel status={status} label={proposalStatuses[status]} />,
  },
  { id: 'reason', head: '', priority: 3, quiet: true, cell: ({ statusReason }) => statusReason },
  {
    id: 'sent',
    head: texts.sent,
    sort: 'createdAt',
    priority: 2,
    quiet: true,
    cell: ({ createdAt }) => dateText(createdAt),
  },
];
