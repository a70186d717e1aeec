import { array, number, object, string, type InferType } from 'yup';
import { id, required, requiredText } from '../fields';
import { messages, say } from '../messages';
import { patternText } from '../pattern-text';
import { keysOf, recordCalls, recordRow } from '../records';
import { richText } from '../rich-text';
import { amountField } from '../wire';
import { offerFlow, offerStatuses } from './one-to-one-states';

export const sessionMinutes = [30, 45, 60, 90, 120] as const;
export const trialMinutes = [0, 15, 30] as const;
/** How many weekly slots an offer may have. */
export const maxSlots = 42;

const clock = (label: string) => required(patternText(label, 5, /^([01]\d|2[0-3]):[0-5]\d$/));

/** A weekly slot in the zone of its offer; 1 is Monday. */
export const offerSlot = object({
  weekday: number()
    .label('Day')
    .typeError(say(messages.invalid, { field: 'Day' }))
    .integer(say(messages.invalid, { field: 'Day' }))
    .min(1, say(messages.invalid, { field: 'Day' }))
    .max(7, say(messages.invalid, { field: 'Day' }))
    .required(say(messages.required, { field: 'Day' })),
  startsAt: clock('From'),
  endsAt: clock('To').when('startsAt', ([from], schema) =>
    schema.test('order', say(messages.invalid, { field: 'To' }), (to) => !to || !from || to > String(from)),
  ),
});
export type OfferSlot = InferType<typeof offerSlot>;

const among = (label: string, values: readonly number[]) =>
  number()
    .label(label)
    .typeError(messages.numbersOnly)
    .oneOf([...values], say(messages.invalid, { field: label }));

const listed = {
  trainerId: id(),
  trainerName: string().required(),
  categoryId: id(),
  categoryPath: array().of(string().required()).required(),
  skillId: id(),
  skillName: string().required(),
  title: string().required(),
  languageId: id(),
  languageName: string().required(),
  sessionMinutes: number().required(),
  /** For one session, with the digits of the currency. */
  rate: string().required(),
  currency: string().required(),
  trialMinutes: number().required(),
  timeZone: string().required(),
  statusReason: string().defined(),
  slotCount: number().required(),
};

/** A one-to-one offer as the list shows it. */
export const oneToOneRow = recordRow(offerStatuses, listed);
export type OneToOneRow = InferType<typeof oneToOneRow>;

/** A whole offer with its slots, from Monday on. */
export const oneToOneDetail = recordRow(offerStatuses, {
  ...listed,
  descriptionHtml: string().defined(),
  slots: array().of(offerSlot).required(),
});
export type OneToOneDetail = InferType<typeof oneToOneDetail>;

/** What a person writes; `slots` are all of them. */
export const oneToOneFields = {
  title: requiredText('Title', { min: 5, max: 150 }),
  trainerId: id('Trainer'),
  categoryId: id('Category'),
  skillId: id('Skill'),
  languageId: id('Language'),
  sessionMinutes: among('Minutes of a session', sessionMinutes),
  trialMinutes: among('Minutes of a free trial', trialMinutes),
  currency: requiredText('Currency', { max: 3 }),
  rate: requiredText('Rate', { max: 20 }),
  timeZone: requiredText('Time zone', { max: 60 }),
  slots: array().label('Weekly slots').of(offerSlot).max(maxSlots, `At most ${maxSlots} slots`),
  descriptionHtml: richText('Description'),
};

export const oneToOneCalls = recordCalls('oneToOne', {
  path: 'one-to-one',
  row: oneToOneDetail,
  listRow: oneToOneRow,
  fields: oneToOneFields,
  statuses: offerStatuses,
  flow: offerFlow,
  access: { read: ['oneToOneList'], write: ['oneToOneEdit'], remove: ['oneToOneEdit'] },
  list: {
    title: { type: 'text', filter: true, sort: true },
    trainerId: { type: 'id', filter: true },
    /** The category with everything below it. */
    categoryId: { type: 'id', filter: true },
    skillId: { type: 'id', filter: true },
    /** For one session. */
    rate: { ...amountField, filter: true, sort: true },
    status: { type: 'choice', choices: keysOf(offerStatuses), filter: true },
    updatedAt: { type: 'time', filter: true, sort: true },
  },
});
