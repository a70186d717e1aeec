import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { reason } from '../platform/reason';
import { choiceField, keysOf } from '../records';
import { listRequest, pageOf, type ListFields } from '../wire';
import { campaignStages, entryResults, entryStates, winnerCodeStates, winnerMailStates } from './campaign-states';

/** Readers of a campaign; those who write it have `marketingCouponEdit`. */
const readers = ['settings'] as const;

/** A campaign as the list of coupons shows it. */
export const campaignRow = object({
  stage: choiceField('Stage', campaignStages).required(),
  quizId: id(),
  quizTitle: string().required(),
  codePrefix: string().required(),
  codeCount: number().required(),
  codesMade: number().required(),
  winners: number().required(),
  minPercent: number().required(),
  entryStartsAt: string().required(),
  entryEndsAt: string().required(),
  /** Entries that were begun, sent or not. */
  entries: number().required(),
  declaredAt: string().nullable().defined(),
  declaredBy: string().nullable().defined(),
});
export type CampaignRow = InferType<typeof campaignRow>;

const score = { percent: number().required(), seconds: number().required() };

/** A campaign with what decides its result. */
export const campaignWhole = campaignRow.concat(
  object({
    questionCount: number().required(),
    totalMarks: number().required(),
    /** Entries that are ranked, reach the percent to win, and can win. */
    eligible: number().required(),
    ranked: number().required(),
    disqualified: number().required(),
    /** Entries begun and not sent. */
    openEntries: number().required(),
    /** Pairs of ranked neighbours with one score and time. */
    ties: number().required(),
    /** The last winner and the entry after them, which decide where the line falls. */
    line: object({
      last: object({ rank: number().required(), ...score }),
      next: object({ rank: number().required(), ...score })
        .nullable()
        .defined()
        .default(null),
    })
      .nullable()
      .defined()
      .default(null),
    /** The reason against a declaration at this moment; null where it can be declared. */
    declareBlocker: string().nullable().defined(),
    /** True while a job makes codes. Without one, missing codes are made by the next save. */
    isMakingCodes: boolean().required(),
  }),
);
export type CampaignWhole = InferType<typeof campaignWhole>;

/** Fields that entries are sorted and filtered by. */
export const entryListFields = {
  name: { type: 'text', filter: true, sort: true },
  percent: { type: 'number', decimals: 2, filter: true, sort: true },
  seconds: { type: 'number', unit: 'seconds', filter: true, sort: true },
  rank: { type: 'number', sort: true },
  won: { type: 'choice', choices: ['yes', 'no'], filter: true },
  state: { type: 'choice', choices: keysOf(entryStates), filter: true },
  submittedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** An entry of a student. Codes are there after the declaration alone. */
export const campaignEntry = object({
  id: id(),
  studentId: id(),
  name: string().defined(),
  /** Null for entries that are open or disqualified. */
  rank: number().nullable().defined(),
  percent: number().required(),
  marks: number().required(),
  /** Null until it is sent. */
  seconds: number().nullable().defined(),
  startedAt: string().required(),
  submittedAt: string().nullable().defined(),
  result: choiceField('Result', entryResults).required(),
  /** Its score and time are another ranked entry's, which was sent before it. */
  isTieAfter: boolean().required(),
  disqualifiedAt: string().nullable().defined(),
  disqualifiedBy: string().nullable().defined(),
  disqualifyReason: string().defined(),
  code: string().nullable().defined(),
  codeId: id().nullable().defined(),
  codeState: choiceField('Code', winnerCodeStates).nullable().defined(),
  /** The person who has the code now, where it was passed on. */
  passedTo: string().nullable().defined(),
  /** The mail with the code; null without a code. */
  mailState: choiceField('Mail', winnerMailStates).nullable().defined(),
  /** The time when the mail was sent, else null. */
  mailedAt: string().nullable().defined(),
});
export type CampaignEntry = InferType<typeof campaignEntry>;

const marketingQuiz = object({
  id: id(),
  title: string().required(),
  questionCount: number().required(),
  totalMarks: number().required(),
  /** Names of the campaigns that have it, at most ten. */
  usedIn: array().of(string().required()).required(),
});
export type MarketingQuiz = InferType<typeof marketingQuiz>;

/** The calls of campaigns, which are coupons of the kind `marketing`. */
export const campaignCalls = {
  entries: call({
    method: 'GET',
    path: 'admin/coupon/students/list',
    access: readers,
    request: listRequest(entryListFields).shape({ id: id() }),
    response: pageOf(campaignEntry),
  }),
  /** At most 50 ready quizzes for campaigns, by their titles. */
  quizzes: call({
    method: 'GET',
    path: 'admin/coupon/marketing-quiz-list',
    access: readers,
    request: object({ q: text('Search', { max: 100 }) }),
    response: object({ items: array().of(marketingQuiz).required() }),
  }),
  /** It only reads. */
  checkDeclared: call({
    method: 'GET',
    path: 'admin/coupon/check-result-declared',
    access: readers,
    request: object({ id: id() }),
    response: object({
      declared: boolean().required(),
      declaredAt: string().nullable().defined(),
      declaredBy: string().nullable().defined(),
      entries: number().required(),
      eligible: number().required(),
    }),
  }),
  /** Ranks the entries and gives the winners their codes, once and for ever. `confirm` is the coupon's name. */
  declare: call({
    method: 'POST',
    path: 'admin/coupon/declare-result',
    access: ['marketingResultDeclare'],
    idempotent: true,
    notWhileImpersonating: true,
    request: object({ id: id(), confirm: text('Name', { max: 100 }) }),
    response: object({ winners: number().required(), mails: number().required(), declaredAt: string().required() }),
  }),
  /** Takes an entry out of the ranking with a reason; without one it comes back. Only before the declaration. */
  disqualify: call({
    method: 'PUT',
    path: 'admin/coupon/disqualify',
    access: ['marketingCouponEdit'],
    request: object({ entryId: id('Entry'), reason: reason().nullable() }),
    response: object({ entry: campaignEntry }),
  }),
  /** Voids the unused code of a winner. `passOn` gives a new one to the next in rank who has none. */
  voidWinner: call({
    method: 'PUT',
    path: 'admin/coupon/void-winner',
    access: ['marketingResultDeclare'],
    notWhileImpersonating: true,
    request: object({ entryId: id('Entry'), reason: reason(), passOn: boolean().label('Pass on').default(false) }),
    response: object({
      entry: campaignEntry,
      /** The next in rank with their new code; null where nobody is left, or it is not passed on. */
      next: object({ name: string().defined(), rank: number().required() }).nullable().defined().default(null),
    }),
  }),
} as const;
