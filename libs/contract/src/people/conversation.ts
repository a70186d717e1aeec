import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { listRequest, pageOf, type ListFields } from '../wire';

export const conversationKinds = ['batch', 'direct'] as const;
/** Why nobody may write any more; null while people may. */
export const readOnlyReasons = ['batch cancelled', 'batch ended', 'account gone', 'closed'] as const;
export type ReadOnlyReason = (typeof readOnlyReasons)[number];
/** What a member is in a conversation. */
export const memberParts = ['member', 'trainer', 'staff'] as const;

export const conversationListFields = {
  /** Whether the person has unread messages in it. */
  unread: { type: 'choice', choices: ['true', 'false'], filter: true },
  /** Whether the person is a member. */
  mine: { type: 'choice', choices: ['true', 'false'], filter: true },
  kind: { type: 'choice', choices: conversationKinds, filter: true },
  batchId: { type: 'id', filter: true },
  lastMessageAt: { type: 'time', sort: true },
} as const satisfies ListFields;

/** A conversation as the person sees it: of two people it is called by the other one's name. */
export const conversationRow = object({
  id: id(),
  kind: string().oneOf(conversationKinds).required(),
  batchId: number().nullable().defined(),
  title: string().defined(),
  readOnly: string().oneOf(readOnlyReasons).nullable().defined(),
  isMember: boolean().required(),
  lastSeq: number().required(),
  lastMessageAt: string().required(),
  /** The beginning of the last message; empty where it has no text. */
  lastPreview: string().defined(),
  lastSenderId: number().nullable().defined(),
  lastSenderName: string().nullable().defined(),
  unread: number().required(),
});
export type ConversationRow = InferType<typeof conversationRow>;

/** A member with what they have received and read; e-mail and mobile as this person may see them. */
export const conversationMember = object({
  userId: id(),
  name: string().defined(),
  part: string().oneOf(memberParts).required(),
  roleName: string().required(),
  email: string().nullable().defined(),
  mobile: string().nullable().defined(),
  readSeq: number().required(),
  deliveredSeq: number().required(),
});
export type ConversationMember = InferType<typeof conversationMember>;

/** A file of a conversation, with the message that it came with. */
export const conversationFile = object({
  id: id(),
  seq: number().required(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
});

export const conversationProfile = object({
  conversation: conversationRow,
  /** At most 200, staff and trainers first. */
  members: array().of(conversationMember).required(),
  membersCount: number().required(),
  /** The newest 50. */
  files: array().of(conversationFile).required(),
});
export type ConversationProfile = InferType<typeof conversationProfile>;

/** Somebody to write to. */
export const reachablePerson = object({
  userId: id(),
  name: string().defined(),
  roleName: string().required(),
  email: string().nullable().defined(),
  mobile: string().nullable().defined(),
});

export const conversationCalls = {
  /** The latest first; `q` finds batches by title and conversations by their members' names. */
  list: call({
    method: 'GET',
    path: 'message/conversations',
    access: ['messageList'],
    request: listRequest(conversationListFields).shape({ userId: id('Person').optional() }),
    response: pageOf(conversationRow),
  }),
  profile: call({
    method: 'GET',
    path: 'message/profile',
    access: ['messageList'],
    request: object({ conversationId: id('Conversation') }),
    response: conversationProfile,
  }),
  /** People to write to, by name, e-mail or number. */
  people: call({
    method: 'GET',
    path: 'message/people',
    access: ['messageSend'],
    request: object({
      q: string()
        .label('Search')
        .required(say(messages.required, { field: 'Search' }))
        .min(2, say(messages.min, { min: 2 }))
        .max(100, say(messages.max, { max: 100 })),
    }),
    response: object({ items: array().of(reachablePerson).required() }),
  }),
  /** The conversation of two people: the one that is there, or a new one. */
  direct: call({
    method: 'POST',
    path: 'message/direct',
    access: ['messageSend'],
    notWhileImpersonating: true,
    request: object({ userId: id('Person') }),
    response: object({ conversation: conversationRow }),
  }),
} as const;
