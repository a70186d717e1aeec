import { batchCalls, batchFields, batchKinds, batchStatuses, type BatchRow } from '@lectern/contract/people';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listedRecord } from '../../../records/listed';
import { recordSource } from '../../../records/search-source';
import type { Handlers } from '../../../server/calls/frame';
import type { Filter } from '../../../server/list/list';
import { filterCondition } from '../../../server/list/list-query';
import { textCondition } from '../../../server/list/text-condition';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { createBatch } from './batch-create';
import { deleteBatch, restoreBatch } from './batch-delete';
import { findTrainers } from './batch-people.queries';
import { changeBatchStatus } from './batch-status';
import { updateBatch } from './batch-update';
import { batches, batchRows } from './batch.table';
import { findCourses } from './batch-course.queries';
import { readOwnBatches } from './own-batches.queries';
import { previewMeetings } from './preview';

const titleTexts = { text: sql.ref('t.title'), lower: sql.ref('t.titleLower') };
const ofTitle = (filter: Filter): RawBuilder<SqlBool> =>
  textCondition(filter, titleTexts) ?? filterCondition({ filters: [filter] }, { title: titleTexts.text });

/** The codes are numbers in the database, so that its index serves the filter. */
const ofStatus = ({ values, ...filter }: Filter): RawBuilder<SqlBool> =>
  filterCondition(
    { filters: [{ ...filter, values: values.map((value) => (typeof value === 'string' ? Number(value) : value)) }] },
    { status: sql.ref('t.timingStatus') },
  );

/** Batches in which a student is a member or was one. */
const ofStudent = ({ operator, values }: Filter): RawBuilder<SqlBool> => {
  if (operator === 'empty')
    return sql<SqlBool>`exists (select 1 from batch_members m where m.batch_id = t.id) <> ${values[0]}::boolean`;
  const theirs = sql`(select m.batch_id from batch_members m where m.student_id in (${sql.join(values.map((value) => sql`${value}::bigint`))}))`;
  return operator === 'ne' ? sql<SqlBool>`t.id not in ${theirs}` : sql<SqlBool>`t.id in ${theirs}`;
};

const { action, readList, ...listed } = listedRecord({
  calls: batchCalls,
  table: batchRows,
  noun: { one: 'batch', many: 'batches' },
  list: { sort: '-startsAt', filters: { title: ofTitle, status: ofStatus, studentId: ofStudent } },
  exports: {
    ...plainColumns<BatchRow>({ id: 'Id' }),
    ...fieldColumns(batchFields, 'title', 'kind', 'timeZone'),
    ...choiceColumns<BatchRow>({ status: ['Status', batchStatuses], kind: ['Kind', batchKinds] }),
    ...plainColumns<BatchRow>({ skillName: 'Skill', courseTitle: 'Course', trainerName: 'Trainer' }),
    seats: Object.values(plainColumns<BatchRow>({ seatsTaken: 'Seats taken', seats: 'Seats' })),
    ...timeColumns<BatchRow>({
      startsAt: 'Starts',
      endsAt: 'Ends',
      bookingClosesAt: 'Booking closes',
      updatedAt: 'Last changed',
      deletedAt: 'Deleted',
    }),
  },
});

export const batchResource = {
  ...listed,
  search: recordSource({
    table: 'batches',
    label: 'title',
    among: 'true',
    subtitle: '(select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.trainer_id)',
    noun: 'batches',
    access: batchCalls.list.access,
    address: '/student/batch/meetings',
  }),
  actions: [
    action('delete', 'Delete batches', batchCalls.delete, deleteBatch),
    action('restore', 'Restore batches', batchCalls.restore, restoreBatch),
  ],
  isPurged: true,
};

export const batchHandlers: Handlers<typeof batchCalls> = {
  list: readList,
  detail: async ({ request: { id }, db }) => ({ batch: await batches.read(db, id) }),
  create: createBatch,
  update: updateBatch,
  status: changeBatchStatus,
  delete: deleteBatch,
  restore: restoreBatch,
  previewMeetings,
  trainers: async ({ request: { q, id }, db }) => ({ items: await findTrainers(db, q, id) }),
  courses: async ({ request: { q, id }, db }) => ({ items: await findCourses(db, q, id) }),
  own: ({ db, actor }) => readOwnBatches(db, actor.userId),
};
