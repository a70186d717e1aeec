import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, text } from '../fields';
import { choiceField } from '../records';
import { quizQuestionKinds } from '../catalog/quiz-question';
import { winnerCodeStates } from './campaign-states';

/** The states of a campaign for the student who is signed in. */
export const ownCampaignStates = {
  open: 'Open',
  started: 'Begun',
  sent: 'Sent',
  missed: 'Not sent in time',
  won: 'Won',
  lost: 'No code',
} as const;

/** A campaign that is open, or that the student has an entry in. */
export const ownCampaign = object({
  couponId: id(),
  entryId: id().nullable().defined(),
  name: string().required(),
  /** The discount in words, as '50% off'. */
  prize: string().required(),
  questionCount: number().required(),
  timeLimitSeconds: number().nullable().defined(),
  entryEndsAt: string().required(),
  state: choiceField('State', ownCampaignStates).required(),
  percent: number().nullable().defined(),
  rank: number().nullable().defined(),
  code: string().nullable().defined(),
  codeState: choiceField('Code', winnerCodeStates).nullable().defined(),
  /** The code can be used until then. */
  codeEndsAt: string().nullable().defined(),
});
export type OwnCampaign = InferType<typeof ownCampaign>;

/** A question as the student sees it: nothing says which answer is right. */
const entryQuestion = object({
  id: id(),
  kind: choiceField('Kind', quizQuestionKinds).required(),
  bodyHtml: string().required(),
  options: array()
    .of(object({ id: id(), bodyHtml: string().required() }))
    .required(),
  marks: number().required(),
  negativeMarks: number().required(),
});
export type EntryQuestion = InferType<typeof entryQuestion>;

/** An answer: options of a choice, else a text, which is also how a number is typed. */
export const entryAnswer = object({
  questionId: id('Question'),
  optionIds: array().of(id('Option')).max(8).default([]),
  text: text('Answer', { max: 200 }),
});
export type EntryAnswer = InferType<typeof entryAnswer>;

/** Campaigns for the student who is signed in. Times are the server's. */
export const ownCampaignCalls = {
  list: call({
    method: 'GET',
    path: 'marketing/own',
    access: 'signed in',
    request: object({}),
    response: object({ items: array().of(ownCampaign).required() }),
  }),
  /** Begins an entry, or answers the one that is open. 409 once it was sent, or when entries are closed. */
  start: call({
    method: 'POST',
    path: 'marketing/start',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ couponId: id('Campaign') }),
    response: object({
      entryId: id(),
      name: string().required(),
      instructionsHtml: string().defined(),
      questions: array().of(entryQuestion).required(),
      startedAt: string().required(),
      /** The earlier of the end of entries and the quiz's time limit. */
      closesAt: string().required(),
      now: string().required(),
    }),
  }),
  /** Sends an entry, once. */
  submit: call({
    method: 'POST',
    path: 'marketing/submit',
    access: 'signed in',
    notWhileImpersonating: true,
    request: object({ entryId: id('Entry'), answers: array().of(entryAnswer).max(100).required() }),
    response: object({ marks: number().required(), totalMarks: number().required(), percent: number().required() }),
  }),
} as const;
