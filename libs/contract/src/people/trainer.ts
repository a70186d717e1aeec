import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { auditRow } from '../platform/audit';
import { reason } from '../platform/reason';
import { choiceField, choicesCall, keysOf, recordCalls, recordRow } from '../records';
import { pageOf, type ListFields } from '../wire';
import {
  certificationFields,
  certificationRow,
  checkedPart,
  decisions,
  educationFields,
  educationRow,
  experienceFields,
  experienceRow,
  resumeRow,
  callsOfRows,
  taughtSkill,
  taughtSkillFields,
} from './checked-parts';
import { genders } from './student-profile';
import { teachingModes, trainerChanges, trainerFields, trainerRevealable } from './trainer-fields';
import { trainerParts, trainerStates } from './trainer-states';
import { trainerWeekCall } from './trainer-week';

/** E-mail and mobile number are found by `q`; `skillId` finds who teaches it, `rating` who has so many stars on average. */
export const trainerListFields = {
  name: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: keysOf(trainerStates), filter: true },
  agencyId: { type: 'id', filter: true },
  skillId: { type: 'id', filter: true },
  countryId: { type: 'id', filter: true },
  rating: { type: 'number', decimals: 2, filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A trainer with the account; `status` is how far the trainer has come, `version` rises with a change of either row. */
export const trainerRow = recordRow(trainerStates, {
  userId: id(),
  name: string().defined(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().nullable().defined(),
  mobile: string().nullable().defined(),
  /** The national number as somebody typed it; null where masked. */
  mobileTyped: string().nullable().defined(),
  /** E-mail and mobile are not shown in full. */
  isMasked: boolean().required(),
  headline: string().defined(),
  countryId: id().nullable().defined(),
  countryName: string().nullable().defined(),
  agencyId: id().nullable().defined(),
  agencyName: string().nullable().defined(),
  skills: array().of(string().required()).required(),
  experienceYears: number().required(),
  /** Stars from 1 to 5 that students gave for demo lessons, on average. */
  rating: number().nullable().defined(),
  /** The parts that wait for a decision. */
  openParts: array().of(choiceField('Part', trainerParts).required()).required(),
  createdAt: string().required(),
});
export type TrainerRow = InferType<typeof trainerRow>;

export const trainerPart = checkedPart(trainerParts);
export type TrainerPartRow = InferType<typeof trainerPart>;

/** A whole trainer with all parts; what may not be revealed is masked. */
export const trainerDetail = trainerRow.concat(
  object({
    about: string().defined(),
    gender: choiceField('Gender', genders).nullable().defined(),
    dateOfBirth: string().nullable().defined(),
    addressLine: string().defined(),
    city: string().defined(),
    postalCode: string().defined(),
    teachingModes: array().of(choiceField('Teaching', teachingModes).required()).required(),
    hourlyRateMinor: number().nullable().defined(),
    hourlyRateCurrency: string().nullable().defined(),
    hourlyRateSymbol: string().nullable().defined(),
    /** Digits of the currency after the point. */
    hourlyRateExponent: number().nullable().defined(),
    stateReason: string().defined(),
    submittedAt: string().nullable().defined(),
    verifiedAt: string().nullable().defined(),
    verifiedByName: string().nullable().defined(),
    accountStatus: string().required(),
    lastLoginAt: string().nullable().defined(),
    createdByName: string().nullable().defined(),
    demosDone: number().required(),
    batchesNow: number().required(),
    parts: array().of(trainerPart).required(),
    taught: array().of(taughtSkill).required(),
    experiences: array().of(experienceRow).required(),
    certifications: array().of(certificationRow).required(),
    educations: array().of(educationRow).required(),
    resumes: array().of(resumeRow).required(),
  }),
);
export type TrainerDetail = InferType<typeof trainerDetail>;

const answer = { trainer: trainerDetail };
const row = { id: id(), version: version() };
const edit = ['trainerEdit'] as const;

// The state has calls of its own: nobody sets it like a field.
const { changeStatus: _changeStatus, ...standard } = recordCalls('trainer', {
  path: 'trainer',
  row: trainerDetail,
  fields: trainerChanges,
  statuses: trainerStates,
  access: { read: ['trainerList'], write: ['trainerEdit'], remove: ['trainerDelete'] },
  list: trainerListFields,
});

export const trainerCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(trainerRow) },
  /** E-mail and mobile in full for who may reveal them; that is audited. */
  detail: { ...standard.detail, path: 'trainer/details', response: object(answer) },
  create: { ...standard.create, idempotent: true, request: object(trainerFields) },
  week: trainerWeekCall,
  /** Verified trainers, to choose from. */
  all: choicesCall('trainer/all'),
  /** Asks for verification: every part but certification and demo has to be filled. @see trainerStates */
  submit: call({
    method: 'POST',
    path: 'trainer/submit',
    access: edit,
    request: object(row),
    response: object(answer),
  }),
  /** Running and upcoming batches go on, which `confirm` says is meant. */
  suspend: call({
    method: 'POST',
    path: 'trainer/suspend',
    access: ['trainerVerify'],
    request: object({ ...row, reason: reason(), confirm: boolean() }),
    response: object(answer),
  }),
  /** Decides one part; `partRevision` is the one that was seen. The trainer learns of a wish by mail. */
  verify: call({
    method: 'POST',
    path: 'trainer/verify',
    access: ['trainerVerify'],
    request: object({
      id: id(),
      part: required(choiceField('Part', trainerParts)),
      decision: required(choiceField('Decision', decisions)),
      partRevision: id('Revision'),
      reason: text('Reason', { min: 5, max: 300 }).optional(),
    }),
    response: object(answer),
  }),
  /** The history of a trainer, the newest first; `before` is the last id of the page before. */
  activities: call({
    method: 'GET',
    path: 'trainer/activities',
    access: ['trainerList'],
    request: object({
      id: id(),
      before: id('Before').optional(),
      limit: number().integer().min(1).max(100).optional(),
    }),
    response: object({ items: array().of(auditRow).required(), hasMore: boolean().required() }),
  }),
  /** One hidden value in full, for who may change it anyway; audited with the reason. */
  reveal: call({
    method: 'POST',
    path: 'trainer/reveal',
    access: ['piiReveal', 'trainerEdit'],
    notWhileImpersonating: true,
    request: object({ id: id(), field: required(choiceField('Field', trainerRevealable)), reason: reason() }),
    response: object({ value: string().nullable().defined() }),
  }),
  /** Deletes all personal data for good. Needs the exact name, typed. */
  erase: call({
    method: 'POST',
    path: 'trainer/erase',
    access: ['personErase'],
    notWhileImpersonating: true,
    request: object({ ...row, typedName: requiredText('Name', { max: 130 }), reason: reason() }),
    response: object(answer),
  }),
} as const;

export const trainerSkillCalls = callsOfRows('trainerId', 'trainer/skills', taughtSkillFields, edit, answer);
export const trainerExperienceCalls = callsOfRows('trainerId', 'trainer/experience', experienceFields, edit, answer);
export const trainerCertificationCalls = callsOfRows(
  'trainerId',
  'trainer/certification',
  certificationFields,
  edit,
  answer,
);
export const trainerEducationCalls = callsOfRows('trainerId', 'trainer/education', educationFields, edit, answer);
/** The newest resume is the current one; the earlier ones stay. */
export const trainerResumeCalls = {
  add: call({
    method: 'POST',
    path: 'trainer/resume',
    access: edit,
    request: object({ trainerId: id('Trainer'), fileId: id('File') }),
    response: object(answer),
  }),
  remove: call({
    method: 'DELETE',
    path: 'trainer/resume',
    access: edit,
    request: object(row),
    response: object(answer),
  }),
} as const;
