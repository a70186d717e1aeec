import { array, boolean, number, object, string, type InferType, type ObjectSchema } from 'yup';
import { call, type RequestOf } from '../call';
import { id, version } from '../fields';
import { messages, say } from '../messages';
import { choiceField, recordCalls, recordRow, statusField } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { buyerIds } from './buyer';
import { campaignRow, campaignWhole } from './campaign';
import { campaignInput } from './campaign-fields';
import { codesOfCoupons } from './coupon-codes';
import { figuresOfCoupons } from './coupon-figures';
import { couponAmount, couponCode, couponFields, maxUsersAtOnce, targetKinds } from './coupon-fields';
import {
  appliesTo,
  couponAudiences,
  couponFlow,
  couponKinds,
  couponStatuses,
  discountKinds,
  type CouponKind,
} from './coupon-states';

/** What the list of coupons sorts and filters by; `status` is the one at this moment. */
export const couponListFields = {
  kind: { type: 'choice', choices: couponKinds, filter: true },
  name: { type: 'text', filter: true, sort: true },
  code: { type: 'text', filter: true },
  status: { type: 'choice', choices: Object.keys(couponStatuses), filter: true },
  discount: { type: 'choice', choices: Object.keys(discountKinds), filter: true },
  audience: { type: 'choice', choices: Object.keys(couponAudiences), filter: true },
  startsAt: { type: 'time', filter: true, sort: true },
  endsAt: { type: 'time', filter: true, sort: true },
  used: { type: 'number', filter: true, sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** An amount with what it is shown by. */
const shownAmount = couponAmount.concat(object({ symbol: string().required(), exponent: number().required() }));

/** A row of the list; `left` is null where nothing limits the uses, `code` null where a coupon has many. */
export const couponRow = recordRow(couponStatuses, {
  kind: string().oneOf(couponKinds).required(),
  name: string().required(),
  code: string().nullable().defined(),
  discountKind: choiceField('Type', discountKinds).required(),
  percentBp: number().nullable().defined(),
  amounts: array().of(shownAmount).required(),
  startsAt: string().required(),
  endsAt: string().required(),
  totalLimit: number().nullable().defined(),
  perUserLimit: number().required(),
  appliesTo: choiceField('Applies to', appliesTo).required(),
  audience: choiceField('Audience', couponAudiences).required(),
  reserved: number().required(),
  used: number().required(),
  left: number().nullable().defined(),
  createdAt: string().required(),
  /** Null for a standard coupon. */
  campaign: campaignRow.nullable().defined().default(null),
});
export type CouponRow = InferType<typeof couponRow>;

/** A person as a coupon shows them. */
export const couponPerson = object({ id: id(), name: string().defined(), email: string().defined() });
export type CouponPerson = InferType<typeof couponPerson>;

/** A thing that a coupon can be limited to. */
export const couponThing = object({
  kind: choiceField('Selected items', targetKinds).required(),
  id: id(),
  name: string().required(),
});
export type CouponThing = InferType<typeof couponThing>;

/** A whole coupon; `users` are the first of the `usersCount` people chosen. */
export const coupon = couponRow.concat(
  object({
    description: string().defined(),
    statusReason: string().defined(),
    targets: array().of(couponThing).required(),
    usersCount: number().required(),
    users: array().of(couponPerson).required(),
    createdBy: string().nullable().defined(),
    campaign: campaignWhole.nullable().defined().default(null),
  }),
);
export type Coupon = InferType<typeof coupon>;

const couponCodeRow = object({
  code: string().required(),
  state: string().oneOf(['open', 'void']).required(),
  person: string().nullable().defined(),
});

export const redemptionStates = ['reserved', 'used', 'released'] as const;

/** What the list of a coupon's uses sorts and filters by. */
export const couponUserListFields = {
  person: { type: 'text', filter: true, sort: true },
  state: { type: 'choice', choices: redemptionStates, filter: true },
  discount: { type: 'number', filter: true, sort: true },
  reservedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** One use of a coupon. */
export const couponUse = object({
  id: id(),
  state: string().oneOf(redemptionStates).required(),
  code: string().required(),
  orderId: id(),
  item: string().required(),
  currency: string().required(),
  symbol: string().required(),
  exponent: number().required(),
  discountMinor: number().required(),
  reservedAt: string().required(),
  usedAt: string().nullable().defined(),
  releasedAt: string().nullable().defined(),
});

/** Somebody on a coupon's list: with their use of it, or as one of the people chosen. Both ids are null without a page to open. */
export const couponUserRow = object({
  user: couponPerson.shape(buyerIds),
  use: couponUse.nullable().defined().default(null),
});
export type CouponUserRow = InferType<typeof couponUserRow>;

const searchText = () =>
  string()
    .label('Search')
    .typeError(say(messages.invalid, { field: 'Search' }))
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value)) // not yup's own: that one fails on what is no text
    .min(2, say(messages.min, { min: 2 }))
    .max(200, say(messages.max, { max: 200 }))
    .required(say(messages.required, { field: 'Search' }));
const people = () =>
  array()
    .of(id('Chosen students'))
    .max(maxUsersAtOnce, say(messages.invalid, { field: 'Chosen students' }));

/** Who reads coupons and their uses: who sees the settings, and who sees reports, which count them. */
const couponReaders = ['settings', 'reportList'] as const;

/** Writers of coupons of either kind; the kind decides which of the two is needed (`couponWriteRight`). */
const couponWriters = ['couponEdit', 'marketingCouponEdit'] as const;

const campaign = () => campaignInput.label('Campaign').optional().default(undefined);

const standard = recordCalls('coupon', {
  path: 'admin/coupon',
  row: coupon,
  fields: couponFields,
  statuses: couponStatuses,
  flow: couponFlow,
  access: { read: couponReaders, write: couponWriters, remove: couponWriters },
  list: couponListFields,
});

/** Once used, a coupon is never deleted, and only its name, description, end and limits (upwards) may change. A declared result fixes the same, and the end moves only later. */
export const couponCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(couponRow) },
  figures: figuresOfCoupons,
  ...codesOfCoupons,
  detail: { ...standard.detail, response: object({ coupon, codes: array().of(couponCodeRow).required() }) },
  /** A draft or an active coupon, `standard` unless a kind is given. A `marketing` one has a campaign and no code. It is a draft while a job makes its codes. */
  create: {
    ...standard.create,
    path: 'admin/coupon/create',
    request: object({
      ...couponFields,
      kind: string<CouponKind>()
        .label('Kind')
        .oneOf(couponKinds, say(messages.invalid, { field: 'Kind' })),
      code: couponCode()
        .optional()
        .test(
          'needed',
          say(messages.required, { field: 'Code' }),
          (code, { parent }) => code !== undefined || (parent as { kind?: unknown }).kind === 'marketing',
        ),
      campaign: campaign(),
      status: statusField({ draft: 'Draft', active: 'Active' }),
    }),
  },
  /** More codes of a campaign are made by a job. */
  update: {
    ...standard.update,
    path: 'admin/coupon/update',
    request: (standard.update.request as unknown as ObjectSchema<RequestOf<typeof standard.update>>).shape({
      campaign: campaign(),
    }),
  },
  /** Who used it, or with `chosen` who may. */
  users: call({
    method: 'GET',
    path: 'admin/coupon/users',
    access: couponReaders,
    request: listRequest(couponUserListFields).shape({ id: id(), chosen: boolean() }),
    response: pageOf(couponUserRow),
  }),
  changeUsers: call({
    method: 'PUT',
    path: 'admin/coupon/users',
    access: couponWriters,
    request: object({ id: id(), version: version(), add: people(), remove: people() }),
    response: object({ coupon, added: number().required(), removed: number().required() }),
  }),
  /** Plans, courses and categories by name, to limit a coupon to. */
  findTargets: call({
    method: 'GET',
    path: 'admin/coupon/find-targets',
    access: couponWriters,
    request: object({ q: searchText() }),
    response: object({ items: array().of(couponThing).required() }),
  }),
  /** Students by name, or by their whole e-mail or mobile, to choose from. */
  findStudents: call({
    method: 'GET',
    path: 'admin/coupon/find-students',
    access: couponWriters,
    request: object({ q: searchText() }),
    response: object({ items: array().of(couponPerson).required() }),
  }),
} as const;
