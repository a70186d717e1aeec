import { array, number, object, string, type InferType } from 'yup';
import { answeredFile } from '../answered-file';
import { call } from '../call';
import { id } from '../fields';
import { choiceField } from '../records';
import { batchReaders } from './batch-states';
import { taskKinds } from './batch-task';

/** Students that a report lists. */
export const maxReported = 500;

/** The figures of one student in a batch. */
export const memberFigures = object({
  studentId: id(),
  name: string().defined(),
  meetingsHeld: number().required(),
  meetingsAttended: number().required(),
  minutesAttended: number().required(),
  itemsDone: number().required(),
  itemsTotal: number().required(),
  tasksDone: number().required(),
  tasksTotal: number().required(),
  marks: number().required(),
  maxMarks: number().required(),
});
export type MemberFigures = InferType<typeof memberFigures>;

const attendanceOf = object({
  meetingId: id(),
  number: number().required(),
  topic: string().defined(),
  startsAt: string().required(),
  present: number().required(),
  late: number().required(),
  absent: number().required(),
  excused: number().required(),
});
const sectionOf = object({ title: string().required(), done: number().required(), total: number().required() });
const marksOf = object({
  taskId: id(),
  title: string().required(),
  kind: choiceField('Kind', taskKinds).required(),
  maxMarks: number().required(),
  passMarks: number().required(),
  handedIn: number().required(),
  /** Of the best attempts that are graded; null for none. */
  average: number().nullable().defined(),
  best: number().nullable().defined(),
});
/** One week: shares in percent, null where nothing was held or graded in it. */
const weekOf = object({
  week: string().required(),
  attendance: number().nullable().defined(),
  marks: number().nullable().defined(),
});

/** The report of a batch, or of one student in it. */
export const batchReport = object({
  members: number().required(),
  attendance: array().of(attendanceOf).required(),
  curriculum: array().of(sectionOf).required(),
  marks: array().of(marksOf).required(),
  trend: array().of(weekOf).required(),
  /** At most 500, by name. */
  students: array().of(memberFigures).required(),
  computedAt: string().nullable().defined(),
});
export type BatchReport = InferType<typeof batchReport>;

export const batchReportCalls = {
  report: call({
    method: 'GET',
    path: 'batch/report',
    access: batchReaders,
    request: object({ batchId: id('Batch'), studentId: id('Student').optional() }),
    response: object({ report: batchReport }),
  }),
  /** The same as a PDF, for who may export; noted in the audit log. */
  pdf: call({
    method: 'GET',
    path: 'batch/report/pdf',
    access: batchReaders,
    request: object({ batchId: id('Batch'), studentId: id('Student').optional() }),
    response: answeredFile,
    answers: 'file',
  }),
} as const;
