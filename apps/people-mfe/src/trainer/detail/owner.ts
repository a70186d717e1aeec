import { send } from '@lectern/api-client';
import type { Call } from '@lectern/contract/call';
import type { PartRow } from '../../checked/PartRows';
import { trainer as record } from '../trainer';

type RowCallsOfTrainer = Readonly<Record<'add' | 'update' | 'remove', Call>>;

/** How the rows of a part of this trainer are written. */
export const writesOf = (calls: RowCallsOfTrainer, trainerId: number) => ({
  changed: record.changed,
  save: (values: object, row: PartRow | undefined): Promise<unknown> =>
    row
      ? send(calls.update, { id: row.id, version: row.version, ...values }, { handled: [400, 409] })
      : send(calls.add, { trainerId, ...values }, { handled: [400, 409] }),
  remove: (row: PartRow): Promise<unknown> => send(calls.remove, { ...row }),
});
