import {
  trainingAdCalls,
  trainingAdFields,
  trainingAdStatuses,
  type TrainingAd,
  type TrainingAdRow,
} from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { listedRecord } from '../../../records/listed';
import { recordWrites } from '../../../records/record-writes';
import { recordSource } from '../../../records/search-source';
import type { RecordCalls } from '@lectern/contract/records';
import type { Handlers } from '../../../server/calls/frame';
import { emptyLast } from '../../../server/list/empty-last';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { linkBatch, readAdBatches, readBatchChoices, unlinkBatch } from './ad-batches';
import { changeTrainingAdStatus } from './training-ad-status';
import { trainingAdRows, trainingAds } from './training-ad.table';
import { createTrainingAd, requireAdRoom, updateTrainingAd } from './training-ad.write';

const { action, readList, ...listed } = listedRecord({
  calls: trainingAdCalls,
  table: trainingAdRows,
  noun: { one: 'trainingAd', many: 'training ads' },
  list: { sort: '-createdAt', columns: { startsOn: emptyLast('day', sql.ref('t.startsOn')) } },
  exports: {
    ...plainColumns<TrainingAdRow>({ id: 'Id' }),
    ...fieldColumns(trainingAdFields, 'title'),
    ...choiceColumns<TrainingAdRow>({ status: ['Status', trainingAdStatuses] }),
    ...plainColumns<TrainingAdRow>({
      ownerName: 'Offered by',
      skillName: 'Skill',
      languageName: 'Language',
      startsOn: 'First day',
      endsOn: 'Last day',
      batchesCount: 'Batches',
    }),
    price: Object.values(plainColumns<TrainingAdRow>({ price: 'Price', currency: 'Currency' })),
    seats: Object.values(plainColumns<TrainingAdRow>({ seatsTaken: 'Seats taken', seats: 'Seats' })),
    ...timeColumns<TrainingAdRow>({
      publishedAt: 'Published',
      createdAt: 'Added',
      updatedAt: 'Last changed',
      deletedAt: 'Deleted',
    }),
  },
});

const writes = recordWrites<TrainingAd, Parameters<typeof createTrainingAd>[1]>(
  'trainingAd',
  trainingAdCalls as unknown as RecordCalls,
  trainingAds,
  { create: createTrainingAd, update: updateTrainingAd, beforeRestore: requireAdRoom },
);

/** Training ads. */
export const trainingAdResource = {
  ...listed,
  search: recordSource({
    table: 'training_ads',
    label: 'title',
    among: 'true',
    subtitle: '(select s.name from skills s where s.id = t.skill_id)',
    noun: 'training ads',
    access: trainingAdCalls.list.access,
    address: '/training-ad/detail/info',
  }),
  actions: [
    action('delete', 'Delete training ads', trainingAdCalls.delete, writes.remove),
    action('restore', 'Restore training ads', trainingAdCalls.restore, writes.restore),
  ],
  isPurged: true,
};

export const trainingAdHandlers: Handlers<typeof trainingAdCalls> = {
  list: readList,
  detail: async ({ request: { id }, db }) => ({ trainingAd: await trainingAds.read(db, id) }),
  create: async (work) => ({ trainingAd: await writes.create(work) }),
  update: async (work) => ({ trainingAd: await writes.update(work) }),
  delete: writes.remove,
  restore: async (work) => ({ trainingAd: await writes.restore(work) }),
  changeStatus: async (work) => ({ trainingAd: await changeTrainingAdStatus(work) }),
  batches: readAdBatches,
  batchChoices: readBatchChoices,
  linkBatch,
  unlinkBatch,
};
