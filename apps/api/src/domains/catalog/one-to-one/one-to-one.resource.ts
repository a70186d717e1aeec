import { offerStatuses, oneToOneCalls, oneToOneFields, type OneToOneDetail } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { defineResource } from '../../../records/resource';
import { choiceColumns, fieldColumns, plainColumns, timeColumns } from '../../../server/list/list-source';
import { requireLanguage } from '../../content/language.queries';
import { requireZone } from '../../people/batch/plan';
import { inSubtree } from '../category/subtree';
import { changeOfferStatus } from './one-to-one-status';
import { oneToOneOffers } from './one-to-one.table';
import { createOffer, lockTrainersOf, requireLockedTrainer, requireRestorable, updateOffer } from './one-to-one.write';

/** One-to-one offers. */
export const oneToOneResource = defineResource({
  calls: oneToOneCalls,
  table: oneToOneOffers,
  noun: { one: 'oneToOne', many: 'one-to-one offers' },
  list: {
    sort: '-updatedAt',
    columns: { rate: sql.ref('t.rateUnits') },
    filters: { categoryId: inSubtree },
  },
  exports: {
    ...plainColumns<OneToOneDetail>({ id: 'Id' }),
    ...fieldColumns(oneToOneFields, 'title'),
    trainer: { head: 'Trainer', of: ({ trainerName }) => trainerName },
    skill: { head: 'Skill', of: ({ skillName }) => skillName },
    language: { head: 'Language', of: ({ languageName }) => languageName },
    ...plainColumns<OneToOneDetail>({ sessionMinutes: 'Minutes', rate: 'Rate', currency: 'Currency' }),
    ...plainColumns<OneToOneDetail>({ timeZone: 'Time zone', slotCount: 'Weekly slots' }),
    ...choiceColumns<OneToOneDetail>({ status: ['Status', offerStatuses] }),
    ...timeColumns<OneToOneDetail>({ updatedAt: 'Last changed', deletedAt: 'Deleted' }),
  },
  search: {
    address: '/one-to-one/listing',
    subtitle: '(select u.full_name from trainers r join users u on u.id = r.user_id where r.id = t.trainer_id)',
  },
  references: { trainerId: requireLockedTrainer, languageId: requireLanguage, timeZone: requireZone },
  create: createOffer,
  update: updateOffer,
  changeStatus: changeOfferStatus,
  lockFirst: lockTrainersOf,
  beforeRestore: requireRestorable,
});
