import { boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { emailText, id, required } from '../fields';
import { choiceField } from '../records';
import { listRequest, nothing, pageOf, type ListFields } from '../wire';

/** What became of a mail. */
export const mailStates = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
  dropped: 'Dropped',
} as const;
export type MailState = keyof typeof mailStates;

export const mailListFields = {
  state: { type: 'choice', choices: Object.keys(mailStates), filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A mail in the list. */
export const mailRow = object({
  id: id(),
  /** Masked without the right to reveal. */
  to: string().required(),
  subject: string().required(),
  state: choiceField('State', mailStates).required(),
  attempts: number().required(),
  /** Why it was not sent: what the mail server answered. */
  error: string().nullable().defined(),
  createdAt: string().required(),
  sentAt: string().nullable().defined(),
});
export type MailRow = InferType<typeof mailRow>;

/** The paragraph of a mail that is its link: the address is a secret, and encrypted in the database until the mail is sent. */
export const linkPlace = '{{link}}';

/** A mail as its reader gets it, with `linkPlace` in its text. */
export const mailDetail = mailRow.shape({
  text: string().required(),
  linkLabel: string().nullable().defined(),
  /** Only in demo and development, where no mail server takes it; in production nobody but the reader sees it. */
  link: string().nullable().defined(),
});
export type MailDetail = InferType<typeof mailDetail>;

/** Where a test goes. */
export const testMailFields = { to: required(emailText()) };

export const mailCalls = {
  /** The newest first; found by the whole address. */
  list: call({
    method: 'GET',
    path: 'mails',
    access: ['settings'],
    request: listRequest(mailListFields),
    /** `isSent`: a mail server is set; without one mails are kept on the server's disk. */
    response: pageOf(mailRow).concat(object({ isSent: boolean().required() })),
  }),
  detail: call({
    method: 'GET',
    path: 'mails/{id}',
    access: ['settings'],
    request: object({ id: id() }),
    response: object({ mail: mailDetail }),
  }),
  /** Mails a test to an address. */
  test: call({
    method: 'POST',
    path: 'setting/test-mail',
    access: ['settingEdit'],
    notWhileImpersonating: true,
    idempotent: true,
    request: object(testMailFields),
    response: nothing(),
  }),
} as const;
