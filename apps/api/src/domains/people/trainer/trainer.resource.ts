import { trainerCalls, trainerParts, trainerStates } from '@lectern/contract/people';
import { sql } from 'kysely';
import { bulkActionsOn } from '../../../records/bulk/bulk-action';
import type { ListedRecord } from '../../../records/listed';
import { hitsOf } from '../../../records/search-source';
import { choiceColumns, listSource, plainColumns, timeColumns } from '../../../server/list/list-source';
import { readTrainerList } from './trainer-list';
import { matchingTrainers, trainerRows, type ListedTrainer } from './trainer-list.queries';
import { submitTrainer, suspendTrainer } from './trainer-check';
import { deleteTrainer, restoreTrainer } from './trainer-write';
import { maskedTrainer, readTrainer } from './trainer.queries';

/** All trainers of a list, for exports and bulk actions; masked like the list. */
const source = listSource<ListedTrainer>({
  call: trainerCalls.list,
  nouns: 'trainers',
  read: readTrainerList,
  matching: matchingTrainers,
  rows: trainerRows,
  names: (ids) =>
    sql`select t.id, u.full_name as name from trainers t join users u on u.id = t.user_id where t.id in (${ids})`,
  columns: {
    ...plainColumns<ListedTrainer>({ id: 'Id', name: 'Name', headline: 'Headline' }),
    ...choiceColumns<ListedTrainer>({ status: ['Status', trainerStates] }),
    email: { head: 'E-mail', of: (row) => maskedTrainer(row).email, full: ({ email }) => email },
    mobile: { head: 'Mobile', of: (row) => maskedTrainer(row).mobile, full: ({ mobile }) => mobile },
    agency: { head: 'Agency', of: ({ agencyName }) => agencyName },
    country: { head: 'Country', of: ({ countryName }) => countryName },
    skills: { head: 'Skills', of: ({ skills }) => skills.join(', ') },
    rating: { head: 'Rating', of: ({ rating }) => rating },
    openParts: { head: 'To verify', of: ({ openParts }) => openParts.map((part) => trainerParts[part]).join(', ') },
    ...timeColumns<ListedTrainer>({ createdAt: 'Created', updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
});
const action = bulkActionsOn('trainer', { source, read: readTrainer });

/** A trainer is two rows, with the account: list, masks and writes are code of its own. */
export const trainerResource: ListedRecord = {
  table: 'trainers',
  calls: trainerCalls,
  source,
  actions: [
    action('delete', 'Delete trainers', trainerCalls.delete, deleteTrainer),
    action('restore', 'Restore trainers', trainerCalls.restore, restoreTrainer),
    action('submit', 'Submit trainers', trainerCalls.submit, submitTrainer),
    action('suspend', 'Suspend trainers', trainerCalls.suspend, suspendTrainer),
  ],
  search: {
    title: 'Trainers',
    access: trainerCalls.list.access,
    select: (_matches, accounts) => `
      select t.id, u.full_name as title, t.headline as subtitle
        from ${hitsOf(`select id from users where ${accounts} and deleted_at is null and role_id = 14`)}
        join users u on u.id = h.id join trainers t on t.user_id = u.id where t.deleted_at is null`,
    route: ({ id }) => `/trainer/detail/personal-info?id=${id}`,
    list: '/trainer',
    isLarge: true,
  },
  isPurged: false,
};
