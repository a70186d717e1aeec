import { offerFlow, offerStatuses, oneToOneCalls, oneToOneFields, type OneToOneRow } from '@lectern/contract/catalog';
import { dateColumn, defineRecord, statusColumn, textColumn } from '@lectern/ui-kit/records';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/one-to-one';

/** An offer, as the list and the panel take it. */
export const oneToOne = defineRecord({
  calls: oneToOneCalls,
  fields: oneToOneFields,
  statuses: offerStatuses,
  flow: offerFlow,
  entity: 'one_to_one_offers',
  noun: texts.noun,
  icon: 'calendar',
  nameOf: ({ title }) => title,
  sort: '-updatedAt',
});

const rateOf = ({ currency, rate, sessionMinutes }: OneToOneRow): string =>
  texts.rateText(currency, rate.replace(/\.0+$/, ''), sessionMinutes);

/** The columns of the list. */
export const columns: Columns<OneToOneRow> = [
  textColumn(oneToOne, 'title', { wide: true }),
  textColumn(oneToOne, 'trainerId', {
    id: 'trainer',
    priority: 1,
    onCard: true,
    cell: ({ trainerName }) => trainerName,
  }),
  textColumn(oneToOne, 'skillId', { id: 'skill', priority: 2, cell: ({ skillName }) => skillName }),
  textColumn(oneToOne, 'languageId', { id: 'language', priority: 3, cell: ({ languageName }) => languageName }),
  textColumn(oneToOne, 'rate', { priority: 1, onCard: true, cell: rateOf }),
  textColumn(oneToOne, 'slotCount', { head: texts.slots, priority: 2, numeric: true }),
  statusColumn(oneToOne),
  dateColumn(oneToOne, 'updatedAt', { priority: 3 }),
];
