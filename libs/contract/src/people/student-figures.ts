import { array, number, object, string, type InferType } from 'yup';
import { call } from '../call';

/** So many days of sign-ups are shown; the last one is today. */
export const signUpDays = 30;

/** Students in figures; each is exact up to `countedUpTo`. */
export const studentFigures = object({
  /** Days of the business ('2026-11-21'), the oldest first, those without a sign-up too. */
  days: array()
    .of(object({ day: string().required(), count: number().required() }))
    .required(),
  /** Leads that nobody has contacted yet. */
  waiting: number().required(),
  blocked: number().required(),
});
export type StudentFigures = InferType<typeof studentFigures>;

/** The figures of the home page. */
export const figuresOfStudents = call({
  method: 'GET',
  path: 'student/figures',
  access: ['studentList'],
  request: object({}),
  response: studentFigures,
});
