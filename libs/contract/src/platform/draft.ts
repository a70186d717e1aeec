import { mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';

/** The largest draft, as JSON. */
export const maxDraftBytes = 1024 * 1024;

const invalid = (field: string): string => say(messages.invalid, { field });
const secret = /password|secret|token/i;

/** Whether a form's values name a secret anywhere: such a field is never kept. */
export const namesSecret = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(namesSecret);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([name, inner]) => secret.test(name) || namesSecret(inner))
  );
};

// No database holds these in a text: the zero character, and half of a pair.
const unstorable = /\\u(0000|d[89a-f])/i;

/** What a form holds that is not saved: what it had loaded, and its content now. */
export interface DraftBody {
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isBody = (value: unknown): value is DraftBody =>
  isFields(value) &&
  isFields((value as DraftBody).base) &&
  isFields((value as DraftBody).values) &&
  Object.keys(value as DraftBody).length === 2;

const body = () =>
  mixed<DraftBody>()
    .label('Body')
    .required(say(messages.required, { field: 'Body' }))
    .test('body', invalid('Body'), (value) => isBody(value) && !unstorable.test(JSON.stringify(value)))
    .test('secret', 'A draft never holds a password', (value) => !namesSecret(value));

const whole = (label: string) =>
  number()
    .label(label)
    .typeError(invalid(label))
    .integer(invalid(label))
    .min(0, invalid(label))
    .nonNullable(invalid(label));

/** The form, and the id of the record in it; 0 means a new one. */
const place = {
  form: string()
    .label('Form')
    .max(60, say(messages.max, { max: 60 }))
    .matches(/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)?$/, { message: invalid('Form'), excludeEmptyString: true })
    .required(say(messages.required, { field: 'Form' })),
  entityId: whole('Record').max(Number.MAX_SAFE_INTEGER, invalid('Record')).default(0),
};

export const draft = object({
  /** The version that was loaded; 0 for a new record. */
  baseVersion: number().required(),
  body: mixed<DraftBody>().required(),
  updatedAt: string().required(),
});
export type Draft = InferType<typeof draft>;

/** Unsaved work of a person, one for each form and record. It is theirs alone: nobody who acts for them reads or changes it. */
export const draftCalls = {
  read: call({
    method: 'GET',
    path: 'drafts',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object(place),
    response: object({ draft: draft.nullable().defined() }),
  }),
  /** The last write wins. 413 over a megabyte. */
  keep: call({
    method: 'PUT',
    path: 'drafts',
    access: 'signed in',
    notWhileImpersonating: true,
    unaudited: true,
    request: object({
      ...place,
      baseVersion: whole('Version')
        .max(2 ** 31 - 1, invalid('Version'))
        .default(0),
      body: body(),
    }),
    response: object({ updatedAt: string().required() }),
  }),
  drop: call({
    method: 'DELETE',
    path: 'drafts',
    access: 'signed in',
    notWhileImpersonating: true,
    unaudited: true,
    request: object(place),
    response: object({}),
  }),
} as const;
