import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { auditRow } from '../platform/audit';
import { reason } from '../platform/reason';
import { choiceField, choicesCall, keysOf, recordCalls, recordRow } from '../records';
import { pageOf, type ListFields } from '../wire';
import {
  agencyChanges,
  agencyRevealable,
  agencyStep1Fields,
  agencyStep2Fields,
  agencyStep3Fields,
  agencyStep4Fields,
  documentFields,
  documentKinds,
} from './agency-fields';
import {
  callsOfRows,
  checkedPart,
  decisions,
  experienceFields,
  experienceRow,
  personFile,
  taughtSkill,
  taughtSkillFields,
} from './checked-parts';
import { agencyParts, agencyStates } from './trainer-states';

/** E-mail and mobile number are found by `q`. */
export const agencyListFields = {
  name: { type: 'text', filter: true, sort: true },
  status: { type: 'choice', choices: keysOf(agencyStates), filter: true },
  countryId: { type: 'id', filter: true },
  onboardingStep: { type: 'choice', choices: ['1', '2', '3', '4', '5'], filter: true },
  trainersCount: { type: 'number', filter: true, sort: true },
  createdAt: { type: 'time', filter: true, sort: true },
  updatedAt: { type: 'time', filter: true, sort: true },
} as const satisfies ListFields;

/** An agency with the account of who represents it; `version` rises with a change of either row. */
export const agencyRow = recordRow(agencyStates, {
  userId: id(),
  name: string().defined(),
  firstName: string().defined(),
  lastName: string().defined(),
  email: string().nullable().defined(),
  mobile: string().nullable().defined(),
  /** The national number as somebody typed it; null where masked. */
  mobileTyped: string().nullable().defined(),
  isMasked: boolean().required(),
  countryId: id().nullable().defined(),
  countryName: string().nullable().defined(),
  city: string().defined(),
  /** The step to do next; 5 when all four are done. */
  onboardingStep: number().required(),
  trainersCount: number().required(),
  openParts: array().of(choiceField('Part', agencyParts).required()).required(),
  createdAt: string().required(),
});
export type AgencyRow = InferType<typeof agencyRow>;

export const agencyDocument = object({
  id: id(),
  version: version(),
  kind: choiceField('Kind', documentKinds).required(),
  title: string().defined(),
  number: string().defined(),
  expiresOn: string().nullable().defined(),
  file: personFile,
});
export type AgencyDocument = InferType<typeof agencyDocument>;
const agencyPart = checkedPart(agencyParts);

/** A whole agency with all parts; what may not be revealed is masked. */
export const agencyDetail = agencyRow.concat(
  object({
    legalName: string().defined(),
    registrationNo: string().defined(),
    taxNo: string().defined(),
    foundedYear: number().nullable().defined(),
    website: string().defined(),
    about: string().defined(),
    teamSize: number().nullable().defined(),
    addressLine: string().defined(),
    postalCode: string().defined(),
    stateReason: string().defined(),
    submittedAt: string().nullable().defined(),
    verifiedAt: string().nullable().defined(),
    verifiedByName: string().nullable().defined(),
    accountStatus: string().required(),
    lastLoginAt: string().nullable().defined(),
    createdByName: string().nullable().defined(),
    batchesNow: number().required(),
    parts: array().of(agencyPart).required(),
    taught: array().of(taughtSkill).required(),
    experiences: array().of(experienceRow).required(),
    documents: array().of(agencyDocument).required(),
  }),
);
export type AgencyDetail = InferType<typeof agencyDetail>;

const answer = { agency: agencyDetail };
const row = { id: id(), version: version() };
const edit = ['agencyEdit'] as const;
const response = object(answer);

// The state has calls of its own, and an agency is made in steps.
const {
  changeStatus: _changeStatus,
  create: _create,
  ...standard
} = recordCalls('agency', {
  path: 'agency',
  row: agencyDetail,
  fields: agencyChanges,
  statuses: agencyStates,
  access: { read: ['agencyList'], write: ['agencyEdit'], remove: ['agencyDelete'] },
  list: agencyListFields,
});

export const agencyCalls = {
  ...standard,
  list: { ...standard.list, response: pageOf(agencyRow) },
  /** E-mail and mobile in full for who may reveal them; that is audited. */
  detail: { ...standard.detail, path: 'agency/details', response },
  update: { ...standard.update, path: 'agency/update' },
  /** Agencies that are not suspended, to choose from. */
  all: choicesCall('agency/all'),
  counts: call({
    method: 'GET',
    path: 'agency/admin/detail-count',
    access: ['agencyList'],
    request: object({ id: id() }),
    response: object({
      trainers: number().required(),
      verifiedTrainers: number().required(),
      students: number().required(),
      skills: number().required(),
      documents: number().required(),
      openParts: number().required(),
      batches: array()
        .of(object({ status: number().required(), count: number().required() }))
        .required(),
    }),
  }),
  /** Creates the agency with its account; the other steps follow in order, today or later. */
  step1: call({
    method: 'POST',
    path: 'agency/step1',
    access: edit,
    idempotent: true,
    request: object(agencyStep1Fields),
    response,
  }),
  /** A step that is too early is refused with the step due. */
  step2: call({
    method: 'POST',
    path: 'agency/step2',
    access: edit,
    request: object({ ...row, ...agencyStep2Fields }),
    response,
  }),
  step3: call({
    method: 'POST',
    path: 'agency/step3',
    access: edit,
    request: object({ ...row, ...agencyStep3Fields }),
    response,
  }),
  step4: call({
    method: 'POST',
    path: 'agency/step4',
    access: edit,
    request: object({ ...row, ...agencyStep4Fields }),
    response,
  }),
  /** Submits again after a wish or a suspension. */
  submit: call({ method: 'POST', path: 'agency/submit', access: edit, request: object(row), response }),
  suspend: call({
    method: 'POST',
    path: 'agency/suspend',
    access: ['agencyVerify'],
    request: object({ ...row, reason: reason(), confirm: boolean() }),
    response,
  }),
  verify: call({
    method: 'POST',
    path: 'agency/verify',
    access: ['agencyVerify'],
    request: object({
      id: id(),
      part: required(choiceField('Part', agencyParts)),
      decision: required(choiceField('Decision', decisions)),
      partRevision: id('Revision'),
      reason: text('Reason', { min: 5, max: 300 }).optional(),
    }),
    response,
  }),
  activities: call({
    method: 'GET',
    path: 'agency/activities',
    access: ['agencyList'],
    request: object({
      id: id(),
      before: id('Before').optional(),
      limit: number().integer().min(1).max(100).optional(),
    }),
    response: object({ items: array().of(auditRow).required(), hasMore: boolean().required() }),
  }),
  reveal: call({
    method: 'POST',
    path: 'agency/reveal',
    access: ['piiReveal', 'agencyEdit'],
    notWhileImpersonating: true,
    request: object({ id: id(), field: required(choiceField('Field', agencyRevealable)), reason: reason() }),
    response: object({ value: string().nullable().defined() }),
  }),
  erase: call({
    method: 'POST',
    path: 'agency/erase',
    access: ['personErase'],
    notWhileImpersonating: true,
    request: object({ ...row, typedName: requiredText('Name', { max: 130 }), reason: reason() }),
    response,
  }),
} as const;

export const agencySkillCalls = callsOfRows('agencyId', 'agency/skills', taughtSkillFields, edit, answer);
export const agencyExperienceCalls = callsOfRows('agencyId', 'agency/experience', experienceFields, edit, answer);
/** One document of each kind but `other`. */
export const agencyDocumentCalls = {
  add: call({
    method: 'POST',
    path: 'agency/documents',
    access: edit,
    request: object({ agencyId: id('Agency'), ...documentFields }),
    response,
  }),
  remove: call({ method: 'DELETE', path: 'agency/documents', access: edit, request: object(row), response }),
} as const;
