import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, version } from '../fields';
import { messages, say } from '../messages';

/** Table → its formatted texts, of which each save is kept. */
export const revisedFields = {
  faqs: ['answerHtml'],
  custom_chapters: ['descriptionHtml'],
  custom_topics: ['bodyHtml'],
} as const;
export type RevisedEntity = keyof typeof revisedFields;

/** One save of a text: `no` is the version of the record that the save made. */
export const revisionRow = object({
  id: id(),
  no: number().required(),
  words: number().required(),
  savedBy: string().nullable().defined(),
  savedAt: string().required(),
  /** The save whose text was put back by this one. */
  restoredFrom: number().nullable().defined(),
});
export type RevisionRow = InferType<typeof revisionRow>;

/** A piece of a text, in the order of reading: in both texts, or in one of them. */
export const differencePart = object({
  kind: string().oneOf(['same', 'added', 'removed']).required(),
  text: string().defined(),
});
export type DifferencePart = InferType<typeof differencePart>;

const invalid = (field: string): string => say(messages.invalid, { field });
const missing = (field: string): string => say(messages.required, { field });

export const revisionCalls = {
  /** The last 50 saves of one text, the newest first; for who may read the record. */
  list: call({
    method: 'GET',
    path: 'revision/list',
    access: 'signed in',
    request: object({
      entity: string<RevisedEntity>()
        .label('Entity')
        .oneOf(Object.keys(revisedFields) as RevisedEntity[], invalid('Entity'))
        .required(missing('Entity')),
      id: id(),
      field: string().label('Field').required(missing('Field')),
    }),
    response: object({ items: array().of(revisionRow).required() }),
  }),
  /** One save: its text, and the changes from it to the text as it is now. */
  detail: call({
    method: 'GET',
    path: 'revision',
    access: 'signed in',
    request: object({ revisionId: id('Revision') }),
    response: object({
      revision: revisionRow,
      html: string().defined(),
      difference: array().of(differencePart).required(),
    }),
  }),
  /** Puts the text of a save back as a new save; for who may write the record. `version` is the record's. */
  restore: call({
    method: 'POST',
    path: 'revision/restore',
    access: 'signed in',
    request: object({ revisionId: id('Revision'), version: version() }),
    response: object({ version: version() }),
  }),
} as const;
