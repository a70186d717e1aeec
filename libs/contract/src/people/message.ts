import { array, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';

/** How long a text may be, how many files come with it, and for how many minutes its sender may change it. */
export const messageLimits = { body: 8000, files: 10, editMinutes: 15, page: 100 } as const;

/** A file of a message; `small` and `large` are addresses of an image, null for anything else. */
export const messageFile = object({
  id: id(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
  small: string().nullable().defined(),
  large: string().nullable().defined(),
});
export type MessageFile = InferType<typeof messageFile>;

/** What a reply shows of the message that it answers. */
export const repliedMessage = object({
  seq: number().required(),
  senderName: string().defined(),
  preview: string().defined(),
});

export const message = object({
  seq: number().required(),
  senderId: number().required(),
  senderName: string().defined(),
  /** The number that the sender's device gave it: what is sent twice has it twice. */
  clientId: string().required(),
  body: string().defined(),
  replyTo: repliedMessage.nullable().defined().default(undefined),
  files: array().of(messageFile).required(),
  sentAt: string().required(),
  editedAt: string().nullable().defined(),
  removedAt: string().nullable().defined(),
  /** The number of its last edit or removal, 0 as it was sent: of two answers the later one holds. */
  change: number().required(),
});
export type Message = InferType<typeof message>;

const conversationId = id('Conversation');
const seq = id('Message');
const counted = (label: string) => {
  const invalid = say(messages.invalid, { field: label });
  return number()
    .label(label)
    .typeError(invalid)
    .integer(invalid)
    .min(0, invalid)
    .max(Number.MAX_SAFE_INTEGER, invalid);
};
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const body = string()
  .label('Message')
  .typeError(say(messages.invalid, { field: 'Message' }))
  .max(messageLimits.body, say(messages.max, { max: messageLimits.body }));
const file = mixed<File>((value): value is File => value instanceof File)
  .label('File')
  .required(say(messages.required, { field: 'File' }))
  .typeError(say(messages.required, { field: 'File' }));
const changed = object({ message });

export const messageCalls = {
  /**
   * Messages by their numbers, the oldest first: the newest ones, those `before` a number, or those `after` one. With `changedAfter`
   * also messages that were changed since, so that a page which heard nothing for a while agrees with all others.
   */
  list: call({
    method: 'GET',
    path: 'message/list',
    access: 'signed in',
    request: object({
      conversationId,
      before: id('Before').optional(),
      after: counted('After').optional(),
      changedAfter: counted('Changed after').optional(),
      limit: id('Limit')
        .max(messageLimits.page, say(messages.invalid, { field: 'Limit' }))
        .optional(),
    }).test('one', ({ before, after }, { createError }) =>
      before === undefined || after === undefined
        ? true
        : createError({ path: 'after', message: say(messages.invalid, { field: 'After' }) }),
    ),
    response: object({
      items: array().of(message).required(),
      changed: array().of(message).required(),
      lastSeq: number().required(),
      /** Up to this change `changed` and `items` are true. */
      lastChange: number().required(),
      /** The first message that this person may see. */
      firstSeq: number().required(),
    }),
  }),
  /** Sent again with the same `clientId` it is the same message: a cut line neither loses nor doubles it. */
  send: call({
    method: 'POST',
    path: 'message',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({
      conversationId,
      clientId: string()
        .label('Client id')
        .typeError(say(messages.invalid, { field: 'Client id' }))
        .required(say(messages.required, { field: 'Client id' }))
        .matches(uuid, say(messages.invalid, { field: 'Client id' })),
      body: body.optional(),
      replyToSeq: id('Reply').nullable().optional(),
      fileIds: array()
        .of(id('File'))
        .label('Files')
        .max(messageLimits.files, `At most ${messageLimits.files} files`)
        .optional(),
    }).test('empty', ({ body: text, fileIds }, { createError }) =>
      (typeof text === 'string' && text.trim() !== '') || Boolean(fileIds?.length)
        ? true
        : createError({ path: 'body', message: say(messages.required, { field: 'Message' }) }),
    ),
    response: changed,
  }),
  /** One's own, for 15 minutes. */
  update: call({
    method: 'PUT',
    path: 'message',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ conversationId, seq, body: body.required(say(messages.required, { field: 'Message' })) }),
    response: changed,
  }),
  /** One's own, or another's by who may send: its text and files go, its place stays. */
  delete: call({
    method: 'DELETE',
    path: 'message',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ conversationId, seq }),
    response: changed,
  }),
  /** What a member has read, and what has come to one of their devices. It only goes forward. */
  read: call({
    method: 'POST',
    path: 'message/read',
    access: 'signed in',
    notWhileImpersonating: true,
    unaudited: true,
    request: object({ conversationId, seq: counted('Message').required(), delivered: counted('Delivered').optional() }),
    response: object({
      readSeq: number().required(),
      deliveredSeq: number().required(),
      unread: number().required(),
      unreadConversations: number().required(),
    }),
  }),
  /** A document for a message; images go to `s3/file`. */
  upload: call({
    method: 'POST',
    path: 'message/file',
    access: ['messageSend'],
    file: 'file',
    request: object({ file }),
    response: object({ file: messageFile }),
  }),
  /** An address that saves a file of a message for ten minutes. */
  address: call({
    method: 'GET',
    path: 'message/file',
    access: 'signed in',
    request: object({ conversationId, seq, fileId: id('File') }),
    response: object({ url: string().required() }),
  }),
} as const;
