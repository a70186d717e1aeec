import { array, boolean, number, object, string, type InferType, type ObjectShape, type Schema } from 'yup';
import { call, type Access } from '../call';
import { day, ifDay, latestToday, requiredDay } from '../day-field';
import { fileField } from '../platform/file';
import { id, requiredText, required, text, urlText, version } from '../fields';
import { messages, say } from '../messages';
import { enteredNumber } from '../number-fields';
import { choiceField } from '../records';
import { partStates } from './trainer-states';

const invalid = (field: string): string => say(messages.invalid, { field });
const needed = (field: string): string => say(messages.required, { field });

/** How well a skill is known. */
export const skillLevels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
} as const;

const pastDay = (label: string) =>
  requiredDay(label).test(
    'past',
    invalid(label),
    ifDay((value) => value <= latestToday()),
  );
const laterDay = (label: string, first: string, mayEqual: boolean) =>
  day(label).test('after', invalid(label), (value, { parent }) => {
    const from = (parent as Record<string, unknown>)[first];
    return !value || typeof from !== 'string' || (mayEqual ? value >= from : value > from);
  });
const year = (label: string) =>
  enteredNumber(label)
    .integer(invalid(label))
    .min(1940, invalid(label))
    .test(
      'year',
      invalid(label),
      (value) => value === null || value === undefined || value <= new Date().getFullYear() + 8,
    );
/** Years with one digit behind the point. */
export const years = (label: string) =>
  enteredNumber(label)
    .min(0, invalid(label))
    .max(70, invalid(label))
    .test(
      'digits',
      invalid(label),
      (value) => value === null || value === undefined || Math.round(value * 10) === value * 10,
    );

/** A skill of a trainer or an agency. */
export const taughtSkillFields = {
  skillId: id('Skill'),
  level: required(choiceField('Level', skillLevels)),
  years: years('Years').required(needed('Years')),
};
/** A place of work. */
export const experienceFields = {
  title: requiredText('Title', { min: 2, max: 120 }),
  organisation: requiredText('Organisation', { min: 2, max: 120 }),
  city: text('City', { max: 80 }),
  startedOn: pastDay('Started'),
  endedOn: laterDay('Ended', 'startedOn', true),
  description: text('Description', { max: 2000 }),
};
/** A certificate; its document is a file of its own. */
export const certificationFields = {
  name: requiredText('Name', { min: 2, max: 160 }),
  issuer: requiredText('Issuer', { min: 2, max: 160 }),
  credentialNo: text('Credential number', { max: 80 }),
  credentialUrl: urlText('Credential address'),
  issuedOn: pastDay('Issued'),
  expiresOn: laterDay('Expires', 'issuedOn', false),
  fileId: id('Document').nullable().optional(),
};
/** Studies, finished or not. */
export const educationFields = {
  degree: requiredText('Degree', { min: 2, max: 160 }),
  field: text('Field', { max: 160 }),
  school: requiredText('School', { min: 2, max: 160 }),
  startYear: year('First year').required(needed('First year')),
  endYear: year('Last year')
    .nullable()
    .test('after', invalid('Last year'), (value, { parent }) => {
      const from = (parent as { startYear?: unknown }).startYear;
      return value === null || value === undefined || typeof from !== 'number' || value >= from;
    }),
  grade: text('Grade', { max: 60 }),
  fileId: id('Document').nullable().optional(),
};

/** A file of a person: previewed where it is an image or a PDF. */
export const personFile = object({
  id: id(),
  name: string().required(),
  mime: string().required(),
  bytes: number().required(),
});
export type PersonFile = InferType<typeof personFile>;
const own = { id: id(), version: version() };
const maybeFile = personFile.nullable().defined().default(undefined);

export const taughtSkill = object({
  ...own,
  skillId: id(),
  name: string().required(),
  categoryName: string().required(),
  level: choiceField('Level', skillLevels).required(),
  years: number().required(),
});
export const experienceRow = object({
  ...own,
  title: string().required(),
  organisation: string().required(),
  city: string().defined(),
  startedOn: string().required(),
  endedOn: string().nullable().defined(),
  description: string().defined(),
});
export const certificationRow = object({
  ...own,
  name: string().required(),
  issuer: string().required(),
  credentialNo: string().defined(),
  credentialUrl: string().defined(),
  issuedOn: string().required(),
  expiresOn: string().nullable().defined(),
  file: maybeFile,
});
export const educationRow = object({
  ...own,
  degree: string().required(),
  field: string().defined(),
  school: string().required(),
  startYear: number().required(),
  endYear: number().nullable().defined(),
  grade: string().defined(),
  file: maybeFile,
});
export const resumeRow = object({
  ...own,
  isCurrent: boolean().required(),
  createdAt: string().required(),
  file: personFile,
});
export type TaughtSkill = InferType<typeof taughtSkill>;
export type ExperienceRow = InferType<typeof experienceRow>;
export type CertificationRow = InferType<typeof certificationRow>;
export type EducationRow = InferType<typeof educationRow>;
export type ResumeRow = InferType<typeof resumeRow>;

/** A part with its state; a decision names the `revision` that it saw. */
export const checkedPart = <const Parts extends Readonly<Record<string, string>>>(parts: Parts) =>
  object({
    part: choiceField('Part', parts).required(),
    state: choiceField('State', partStates).required(),
    reason: string().defined(),
    revision: number().required(),
    decidedByName: string().nullable().defined(),
    decidedAt: string().nullable().defined(),
    changedAt: string().required(),
  });

/** What a verifier decides of a part. */
export const decisions = { approve: 'Approve', ask: 'Ask for changes' } as const;

const optional = (fields: ObjectShape): ObjectShape =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, (field as Schema).optional()]));

type Values<Fields extends ObjectShape> = InferType<ReturnType<typeof object<object, Fields>>>;
type RowKey = { readonly id: number; readonly version: number };

/** The three calls of the rows of a part: `owner` names the field with the person they are added to. Each answers the whole owner. */
export const callsOfRows = <
  const OwnerField extends 'trainerId' | 'agencyId',
  Fields extends ObjectShape,
  const Write extends Access,
  Answer extends ObjectShape,
>(
  owner: OwnerField,
  path: string,
  fields: Fields,
  access: Write,
  answer: Answer,
) => {
  const response = object(answer);
  // Schemas made from a variable name lose their type; the casts give it back.
  const added = object({ [owner]: id(), ...fields }) as unknown as Schema<
    Values<Fields> & { readonly [Name in OwnerField]: number }
  >;
  const changed = object({ ...own, ...optional(fields) }) as unknown as Schema<RowKey & Partial<Values<Fields>>>;
  return {
    add: call({ method: 'POST', path, access, request: added, response }),
    update: call({ method: 'PUT', path, access, request: changed, response }),
    remove: call({ method: 'DELETE', path, access, request: object(own), response }),
  };
};

/** Types that a document of a person may have, by its bytes. */
export const personFileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;

/** Documents of trainers and agencies: private, each opened by a signed address. */
export const personFileCalls = {
  /** The type is found in the bytes, and the ending of the name has to fit it. The file is nobody's until a row names it. */
  upload: call({
    method: 'POST',
    path: 'person/file',
    access: ['trainerEdit', 'agencyEdit'],
    file: 'file',
    request: object({ file: fileField('File') }),
    response: object({ file: personFile }),
  }),
  /** An address for ten minutes of a file that a trainer's or an agency's row has. */
  address: call({
    method: 'GET',
    path: 'person/file',
    access: ['trainerVerify', 'trainerEdit', 'agencyVerify', 'agencyEdit'],
    request: object({ id: id() }),
    response: object({ url: string().required(), file: personFile }),
  }),
} as const;

const waitingPart = object({
  kind: string<'trainer' | 'agency'>().oneOf(['trainer', 'agency']).required(),
  ownerId: id(),
  ownerName: string().required(),
  part: string().required(),
  revision: number().required(),
  waitingSince: string().required(),
});
export type WaitingPart = InferType<typeof waitingPart>;

export const verificationCalls = {
  /** The parts that wait for a decision of this person, who waits longest first, and how many there are. */
  queue: call({
    method: 'GET',
    path: 'verification/queue',
    access: ['trainerVerify', 'agencyVerify'],
    request: object({ limit: number().integer().min(1).max(100).optional() }),
    response: object({ items: array().of(waitingPart).required(), total: number().required() }),
  }),
} as const;
