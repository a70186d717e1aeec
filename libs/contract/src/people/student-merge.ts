import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, version } from '../fields';
import { messages, say } from '../messages';
import { reason } from '../platform/reason';
import { studentDetail, studentRow } from './student';

/** What may be taken from the student who is merged, in the order of the form, with the words of the form. */
export const mergeableFields = {
  name: 'Name',
  email: 'E-mail',
  country: 'Country',
  dateOfBirth: 'Date of birth',
  gender: 'Gender',
  address: 'Address',
  guardian: 'Guardian',
  owner: 'Owner',
  institute: 'Institute',
  leadState: 'Lead status',
  grade: 'Grade',
  board: 'Board',
  school: 'School',
  goals: 'Goals',
  preferredMode: 'Preferred format',
  preferredHours: 'Preferred hours',
} as const;
export type MergeableField = keyof typeof mergeableFields;
const mergeable = Object.keys(mergeableFields) as MergeableField[];

/** What a merge moves from one student to the other, by what staff call it. */
export const movedCounts = object({
  batches: number().required(),
  demos: number().required(),
  submissions: number().required(),
  skills: number().required(),
  orders: number().required(),
});
export type MovedCounts = InferType<typeof movedCounts>;

const both = { keptId: id('Student to keep'), mergedId: id('Duplicate') };

/** Students with the same mobile number, found and merged by staff: nothing merges by itself. */
export const studentMergeCalls = {
  /** Students who share a mobile number, a group a number, at most 25; `after` is a student of the last group. Of one student: that group alone. */
  duplicates: call({
    method: 'GET',
    path: 'student/duplicates',
    access: ['studentDelete'],
    request: object({ studentId: id('Student').optional(), after: id('After').optional() }),
    response: object({
      groups: array()
        .of(object({ students: array().of(studentRow).required() }))
        .required(),
      hasMore: boolean().required(),
    }),
  }),
  /** Both students, and what would move. */
  preview: call({
    method: 'GET',
    path: 'student/merge',
    access: ['studentDelete'],
    request: object(both),
    response: object({ kept: studentDetail, merged: studentDetail, moved: movedCounts }),
  }),
  /** Merges the duplicate into the student who is kept, for good. @throws 409 where either changed, or a table has no rule for a merge */
  merge: call({
    method: 'POST',
    path: 'student/merge',
    access: ['studentDelete'],
    notWhileImpersonating: true,
    request: object({
      ...both,
      keptVersion: version(),
      mergedVersion: version(),
      chosen: array()
        .label('Fields')
        .of(
          string()
            .oneOf(mergeable, say(messages.invalid, { field: 'Fields' }))
            .required(),
        )
        .max(mergeable.length, say(messages.invalid, { field: 'Fields' })),
      reason: reason(),
    }),
    response: object({ student: studentDetail }),
  }),
} as const;
