import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { emailText, id, lettersText, mobileText, required, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { auditRow } from '../platform/audit';
import { reason } from '../platform/reason';
import { userStatuses } from '../platform/user';
import { choiceField, recordCalls, recordRow, statusField } from '../records';
import { rowTexts } from '../row-texts';
import { pageOf, type ListFields } from '../wire';
import { leadStates } from './lead-states';
import { figuresOfStudents } from './student-figures';
import { genders, hoursOfDay, learnedSkill, learningChanges, personFields, preferredModes } from './student-profile';

/** E-mail and mobile number are found by `q`. */
export const studentListFields = {
  name: { type: 'text', filter: true, sort: true },
  countryId: { type: 'id', filter: true },
  salesUserId: { type: 'id', filter: true },
  instituteId: { type: 'id', filter: true },
  leadState: { type: 'choice', choices: Object.keys(leadStates), filter: true },
  status: { type: 'choice', choices: Object.keys(userStatuses), filter: true },
  createdAt: { type: 'time', filter: true, sort: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** A student with the account: the status is the account's; `version` rises with a change of either. */
export const studentRow = recordRow(userStatuses, {
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
  countryId: id().nullable().defined(),
  countryName: string().nullable().defined(),
  /** Who of the sales team looks after the student. */
  salesUserId: id().nullable().defined(),
  salesUserName: string().nullable().defined(),
  instituteId: id().nullable().defined(),
  instituteName: string().nullable().defined(),
  leadState: choiceField('Lead status', leadStates).required(),
  createdAt: string().required(),
});
export type StudentRow = InferType<typeof studentRow>;

/** A whole student; what may not be revealed is masked: `•••` where there is something. */
export const studentDetail = studentRow.concat(
  object({
    gender: choiceField('Gender', genders).nullable().defined(),
    dateOfBirth: string().nullable().defined(),
    ...rowTexts('addressLine', 'city', 'postalCode', 'guardianName', 'guardianRelation'),
    guardianEmail: string().nullable().defined(),
    guardianMobile: string().nullable().defined(),
    /** As `mobileTyped`. */
    guardianMobileTyped: string().nullable().defined(),
    ...rowTexts('grade', 'board', 'school', 'goals'),
    preferredMode: choiceField('Preferred format', preferredModes).nullable().defined(),
    preferredHours: array().of(hoursOfDay).required(),
    skills: array().of(learnedSkill).required(),
    /** The step to do next; 3 when both are done. */
    profileStep: number().required(),
    source: string().required(),
    lastLoginAt: string().nullable().defined(),
    createdByName: string().nullable().defined(),
  }),
);
export type StudentDetail = InferType<typeof studentDetail>;

/** What a student sees of themselves; masked while somebody acts for them. */
export const ownProfile = studentDetail.pick([
  'firstName',
  'lastName',
  'email',
  'mobile',
  'isMasked',
  'countryName',
  'gender',
  'dateOfBirth',
  'addressLine',
  'city',
  'postalCode',
  'guardianName',
  'guardianRelation',
  'guardianEmail',
  'guardianMobile',
  'grade',
  'board',
  'school',
  'goals',
  'preferredMode',
  'preferredHours',
  'skills',
]);
export type OwnProfile = InferType<typeof ownProfile>;

/** An account with the mobile number that somebody is about to use again. */
export const mobileMatch = object({
  id: id(),
  /** Of whom is a student. */
  studentId: id().nullable().defined(),
  /** The trainer of the account. */
  trainerId: id().nullable().defined(),
  name: string().defined(),
  roleName: string().required(),
  email: string().nullable().defined(),
  status: statusField(userStatuses).required(),
});

/** `result` of the 409 that asks whether this is another person with the same number. */
export interface SameMobile {
  readonly matches: readonly InferType<typeof mobileMatch>[];
}

/** What is masked, with the words of the history. */
export const revealableFields = {
  email: 'E-mail',
  mobile: 'Mobile',
  dateOfBirth: 'Date of birth',
  addressLine: 'Address',
  postalCode: 'Postal code',
  guardianMobile: 'Guardian’s mobile',
  guardianEmail: 'Guardian’s e-mail',
} as const;
export type RevealableField = keyof typeof revealableFields;

const firstName = () => required(lettersText('First name', { max: 60 }));
const mobile = () => required(mobileText());

/** What a person writes of a student, in the order of the form; a number without a dialling code of its own is one of the country. */
export const studentFields = {
  firstName: firstName(),
  lastName: lettersText('Last name', { max: 60 }),
  countryId: id('Country'),
  mobile: mobile(),
  email: emailText().nullable(),
  ...personFields,
};
/** As `studentFields`, of one who is there: what is absent stays. */
export const studentChanges = {
  ...studentFields,
  firstName: firstName().optional(),
  countryId: id('Country').optional(),
  mobile: mobile().optional(),
  leadState: choiceField('Lead status', leadStates),
};

const optionalId = (label: string) =>
  number()
    .label(label)
    .integer(say(messages.invalid, { field: label }))
    .min(1, say(messages.invalid, { field: label }))
    .max(Number.MAX_SAFE_INTEGER, say(messages.invalid, { field: label }))
    .typeError(say(messages.invalid, { field: label }))
    .nullable()
    .optional();

/** To whom and where a student belongs: one of the sales team, and an active institute with a free seat. */
export const studentPlaces = { salesUserId: optionalId('Owner'), instituteId: optionalId('Institute') };

const answer = object({ student: studentDetail });
const row = { id: id(), version: version() };

// The status is the account's: nobody sets it here.
const { changeStatus: _changeStatus, ...standard } = recordCalls('student', {
  path: 'student',
  row: studentDetail,
  fields: studentChanges,
  statuses: userStatuses,
  access: { read: ['studentList'], write: ['studentEdit'], remove: ['studentDelete'] },
  list: studentListFields,
});

export const studentCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(studentRow) },
  figures: figuresOfStudents,
  /** E-mail and mobile in full for who may reveal them; that is audited. */
  detail: { ...standard.detail, path: 'student/details', response: answer },
  /** One's own profile, for anyone who is signed in and is a student. */
  own: call({
    method: 'GET',
    path: 'student/profile',
    access: 'signed in',
    request: object({}),
    response: object({ profile: ownProfile }),
  }),
  /** A number that somebody has is refused with the matches, until `confirmDuplicate` says that it is another person. */
  create: {
    ...standard.create,
    path: 'admin/student',
    idempotent: true,
    request: object({ ...studentFields, confirmDuplicate: boolean() }),
  },
  update: { ...standard.update, path: 'student/update' },
  /** The second step: what the student wants to learn, and when. */
  step2: call({
    method: 'PUT',
    path: 'student/step2',
    access: ['studentEdit'],
    request: object({ ...row, ...learningChanges }),
    response: answer,
  }),
  /** Gives the student an owner and an institute, or takes them away by null; what is absent stays. */
  assign: call({
    method: 'POST',
    path: 'student/assign',
    access: ['studentEdit'],
    request: object({ ...row, ...studentPlaces }),
    response: answer,
  }),
  /** The lead status alone. */
  lead: call({
    method: 'POST',
    path: 'student/lead',
    access: ['studentEdit'],
    request: object({ ...row, leadState: required(choiceField('Lead status', leadStates)) }),
    response: answer,
  }),
  /**
   * What the second step offers. The skills are those that are active: all, or at most `limit` that are found by `q` (their name,
   * another spelling, a category above them) or are named by `ids`, with commas between.
   */
  step2Choices: call({
    method: 'GET',
    path: 'student/step2/db-data',
    access: 'signed in',
    request: object({
      q: text('Search', { max: 200 }).optional(),
      limit: number().integer().min(1).max(50).optional(),
      ids: string()
        .label('Ids')
        .matches(/^\d{1,15}(,\d{1,15}){0,49}$/, say(messages.invalid, { field: 'Ids' }))
        .optional(),
    }),
    response: object({
      grades: array().of(string().required()).required(),
      boards: array().of(string().required()).required(),
      categories: array()
        .of(
          object({
            id: id(),
            name: string().required(),
            /** The names from the root to the category. */
            path: array().of(string().required()).required(),
            skills: array()
              .of(object({ id: id(), name: string().required() }))
              .required(),
          }),
        )
        .required(),
    }),
  }),
  /** A short list to pick from: at least two letters, at most 50 students. */
  pick: call({
    method: 'GET',
    path: 'student/all',
    access: ['studentList', 'paymentLinkGeneration', 'jobEdit'],
    request: object({
      q: requiredText('Search', { min: 2, max: 200 }),
      limit: number().integer().min(1).max(50).optional(),
    }),
    response: object({
      items: array()
        .of(object({ id: id(), name: string().defined(), mobile: string().nullable().defined() }))
        .required(),
    }),
  }),
  /** Whose number this is, at most 20 accounts: students, trainers and others. */
  findByMobile: call({
    method: 'GET',
    path: 'admin/find-by-mobile',
    access: ['studentList', 'paymentLinkGeneration'],
    request: object({ mobile: mobile(), countryId: id('Country') }),
    response: object({ matches: array().of(mobileMatch).required() }),
  }),
  /** Signs up a caller while a payment link is made. 409 with the matches where the number is in use; `confirmDuplicate` is for another person with the same number. */
  quickSignup: call({
    method: 'POST',
    path: 'admin/student-quick-signup',
    access: ['paymentLinkGeneration'],
    idempotent: true,
    request: object({
      firstName: firstName(),
      lastName: lettersText('Last name', { max: 60 }),
      countryId: id('Country'),
      mobile: mobile(),
      email: emailText().nullable(),
      confirmDuplicate: boolean().optional(),
    }),
    response: object({ studentId: id(), userId: id(), name: string().required() }),
  }),
  /** The history of a student, the newest first; `before` is the last id of the page before. */
  activities: call({
    method: 'GET',
    path: 'student/activities',
    access: ['studentList'],
    request: object({
      id: id(),
      before: id('Before').optional(),
      limit: number().integer().min(1).max(100).optional(),
    }),
    response: object({ items: array().of(auditRow).required(), hasMore: boolean().required() }),
  }),
  /** Deletes the account with the student, and ends its sessions. */
  delete: { ...standard.delete, path: 'admin/delete-student/{id}' },
  restore: { ...standard.restore, method: 'POST', path: 'student/restore' },
  /** One hidden value in full, for who may change it anyway; audited with the reason. */
  reveal: call({
    method: 'POST',
    path: 'student/reveal',
    access: ['piiReveal', 'studentEdit'],
    notWhileImpersonating: true,
    request: object({
      id: id(),
      field: required(choiceField('Field', revealableFields)),
      reason: reason(),
    }),
    response: object({ value: string().nullable().defined() }),
  }),
  /** Deletes all personal data for good; payments are kept. Needs the exact name, typed. */
  erase: call({
    method: 'POST',
    path: 'student/erase',
    access: ['personErase'],
    notWhileImpersonating: true,
    request: object({ ...row, typedName: requiredText('Name', { max: 130 }), reason: reason() }),
    response: answer,
  }),
} as const;

/** Tells the result of a 409 that is `SameMobile` from every other refusal. */
export const sameMobile = object({ matches: array().of(mobileMatch).required() }).required();
