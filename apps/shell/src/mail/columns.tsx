import { mailStates, type MailRow } from '@lectern/contract/platform/mail';
import { StatusLabel, timeText } from '@lectern/ui-kit';
import type { Column, Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/mail';

const to: Column<MailRow> = { id: 'to', head: texts.to, wide: true, cell: (row) => row.to };
const subject: Column<MailRow> = {
  id: 'subject',
  head: texts.subject,
  priority: 1,
  onCard: true,
  cell: (row) => row.subject,
};
const state: Column<MailRow> = {
  id: 'state',
  head: texts.state,
  onCard: true,
  cell: (row) => <StatusLabel status={mailStates[row.state]} />,
};
const created: Column<MailRow> = {
  id: 'createdAt',
  head: texts.created,
  priority: 2,
  quiet: true,
  sort: 'createdAt',
  cell: (row) => timeText(row.createdAt),
};

export const columns: Columns<MailRow> = [to, subject, state, created];
