import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, requiredText, slug, version } from '../fields';
import { statusReason } from '../flow';
import { messages, say } from '../messages';
import { richText } from '../rich-text';
import { choiceField, recordCalls, recordRow, statusField } from '../records';
import type { Right } from '../rights';
import { amountField, type ListFields } from '../wire';
import { planFlow, planStatuses } from './plan-states';
import { periodUnits, planFeature, planLimits, planPrice, planTermsFields } from './plan-terms';
import type { PlanKind } from './plan-kinds';

/** An amount of one currency with what it is shown by. */
const money = { currency: string().required(), symbol: string().required(), exponent: number().required() };
const shownPrice = planPrice.concat(object({ symbol: string().required(), exponent: number().required() }));

const period = {
  no: number().required(),
  periodUnit: choiceField('Period', periodUnits).required(),
  periodCount: number().required(),
  trialDays: number().required(),
  commissionBp: number().nullable().defined(),
  prices: array().of(shownPrice).required(),
};

const limitNames = Object.values(planLimits).flatMap((names) => Object.keys(names));

/** One version of a plan. A version that was sold never changes. */
export const planVersion = object({
  id: id(),
  ...period,
  state: string().oneOf(['draft', 'live', 'past']).required(),
  graceDays: number().required(),
  limits: object(Object.fromEntries(limitNames.map((name) => [name, number().nullable()]))),
  taxCode: string().defined(),
  features: array().of(planFeature).required(),
  publishedAt: string().nullable().defined(),
  publishedBy: string().nullable().defined(),
  updatedAt: string().required(),
});
export type PlanVersion = InferType<typeof planVersion>;

const ownFields = {
  name: requiredText('Name', { min: 3, max: 80 }),
  slug: slug('Slug', 100),
  highlighted: boolean().label('Highlighted').optional(),
  descriptionHtml: richText('Description'),
  imageFileId: id('Image').nullable().optional(),
};
/** Fields of a plan that a person writes. Its own fields count immediately; terms go into the draft version. */
export const planFields = (kind: PlanKind) => ({ ...ownFields, ...planTermsFields(kind) });
/** The fields that count immediately. */
export const planOwnFields = ownFields;

const listColumns = {
  name: string().required(),
  slug: string().required(),
  highlighted: boolean().required(),
  statusReason: string().defined(),
  createdAt: string().required(),
  /** The number of the version on sale, and of the draft. */
  liveNo: number().nullable().defined(),
  draftNo: number().nullable().defined(),
  /** The terms on sale, or those of the draft until something is. */
  shown: object({ ...period, featureCount: number().required() })
    .nullable()
    .defined()
    .default(null),
  /** Running subscriptions: in trial, active and past due. */
  subscribers: number().required(),
  inTrial: number().required(),
  pastDue: number().required(),
  /** Running subscriptions at their own price, for one month; the largest number of subscribers first. */
  income: array()
    .of(object({ ...money, monthlyMinor: number().required() }))
    .required(),
  /** Somebody has bought it: it is retired, not deleted. */
  wasSold: boolean().required(),
};
export const planRow = recordRow(planStatuses, listColumns);
export type PlanRow = InferType<typeof planRow>;

const subscriberCounts = object({
  scheduled: number().required(),
  trial: number().required(),
  active: number().required(),
  past_due: number().required(),
  cancelled: number().required(),
  expired: number().required(),
});

export const plan = recordRow(planStatuses, {
  ...listColumns,
  descriptionHtml: string().defined(),
  imageFileId: number().nullable().defined(),
  live: planVersion.nullable().defined().default(null),
  draft: planVersion.nullable().defined().default(null),
  past: array().of(planVersion).required(),
  counts: subscriberCounts,
});
export type Plan = InferType<typeof plan>;

/** The subscribers that a publication touches. Sums are in the smallest unit of their currency. */
export const planTouched = object({
  /** Renewals from this moment on take the new version. */
  from: string().required(),
  running: number().required(),
  /** They can be moved; of them `later` renew once more at the old price. */
  moving: number().required(),
  later: number().required(),
  /** They stay: the plan has no price in their currency. */
  noPrice: array()
    .of(object({ currency: string().required(), count: number().required() }))
    .required(),
  /** They stay: their subscription has no end, or they leave at its end. */
  withoutEnd: number().required(),
  leaving: number().required(),
  /** Their price is unchanged: bought, but not begun; and open payment links. */
  scheduled: number().required(),
  openLinks: number().required(),
  /** The change of a year's income when all who can be moved have renewed. */
  income: array()
    .of(object({ ...money, count: number().required(), yearlyMinor: number().required() }))
    .required(),
});
export type PlanTouched = InferType<typeof planTouched>;

export const subscriberMoves = {
  none: 'They keep their version and price',
  at_renewal: 'Move them at their renewal',
} as const;
export type SubscriberMove = keyof typeof subscriberMoves;

/** Sorts and filters of the list of plans; `price` is that in rupees. */
export const planListFields = {
  name: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: Object.keys(planStatuses), filter: true, sort: true },
  hasDraft: { type: 'choice', choices: ['true', 'false'], filter: true },
  price: { ...amountField, filter: true, sort: true },
  subscribers: { type: 'number', filter: true, sort: true },
  sortKey: { type: 'number', sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

const callsOf = <const One extends string, const Read extends Right>(one: One, kind: PlanKind, read: Read) => {
  const path = `admin/${kind}-plan`;
  const standard = recordCalls(one, {
    path,
    row: plan,
    listRow: planRow,
    fields: planFields(kind),
    statuses: planStatuses,
    flow: planFlow,
    access: { read: [read], write: ['planEdit'], remove: ['planEdit'] },
    list: planListFields,
  });
  const versioned = { id: id(), version: version() };
  const answer = standard.create.response;
  return {
    ...standard,
    list: { ...standard.list, path: `${path}-list` },
    detail: { ...standard.detail, path: `${path}-details` },
    create: { ...standard.create, path: `admin/create-${kind}-plan` },
    update: { ...standard.update, path: `admin/create-${kind}-plan` },
    /** Besides the status it publishes the draft version of a plan, and moves its subscribers at their renewal. */
    changeStatus: call({
      method: 'PUT',
      path: `admin/change-${kind}-plan-status`,
      access: ['planPublish'],
      request: object({
        ...versioned,
        status: statusField(planStatuses).required(say(messages.required, { field: 'Status' })),
        reason: statusReason(),
        publishVersion: boolean().label('Publish the version').optional(),
        moveSubscribers: choiceField('Subscribers', subscriberMoves).optional(),
      }),
      response: answer,
    }),
    /** The subscribers that a publication of the draft would touch; null where there is no draft. */
    touched: call({
      method: 'GET',
      path: `${path}/touched`,
      access: ['planPublish'],
      request: object({ id: id() }),
      response: object({ touched: planTouched.nullable().defined().default(null) }),
    }),
    discardDraft: call({
      method: 'PUT',
      path: `${path}/discard-draft`,
      access: ['planEdit'],
      request: object(versioned),
      response: answer,
    }),
    /** Puts a plan before another one on the shelf, or last. */
    move: call({
      method: 'PUT',
      path: `${path}/order`,
      access: ['planEdit'],
      request: object({ ...versioned, beforeId: id('Position').nullable().defined() }),
      response: answer,
    }),
  } as const;
};

export const studentPlanCalls = callsOf('studentPlan', 'student', 'studentPlanList');
export const trainerPlanCalls = callsOf('trainerPlan', 'trainer', 'trainerPlanList');
