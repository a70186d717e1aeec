import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { listRequest, pageOf, type ListFields } from '../wire';

export const notificationListFields = {
  unread: { type: 'choice', choices: ['true', 'false'], filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A notification to a person; `link` leads to its subject. */
export const notification = object({
  id: id(),
  kind: string().required(),
  title: string().required(),
  body: string().defined(),
  link: string().nullable().defined(),
  createdAt: string().required(),
  readAt: string().nullable().defined(),
});
export type Notification = InferType<typeof notification>;

const invalid = say(messages.invalid, { field: 'Notifications' });
const unreadCount = object({ unreadCount: number().required() });

/** A person's own notifications; the path is spelled as the specification spells it. */
export const notificationCalls = {
  list: call({
    method: 'GET',
    path: 'notificaion',
    access: 'signed in',
    request: listRequest(notificationListFields),
    response: pageOf(notification).concat(unreadCount),
  }),
  /** Marks these as read, or all. An impersonator leaves the person's notifications unread. */
  read: call({
    method: 'PUT',
    path: 'notificaion',
    access: 'signed in',
    notWhileImpersonating: true,
    unaudited: true,
    request: object({
      ids: array().label('Notifications').of(id().required()).min(1, invalid).max(100, invalid),
      all: boolean()
        .label('All')
        .oneOf([true], say(messages.invalid, { field: 'All' })),
    }).test('which', ({ ids, all }, { createError }) =>
      Boolean(ids) !== Boolean(all)
        ? true
        : createError({ path: 'ids', message: say(messages.required, { field: 'Notifications' }) }),
    ),
    response: unreadCount,
  }),
} as const;
