import { array, number, object, string, type InferType } from 'yup';

const orNull = () => string().nullable().defined();

/** The reports about releases in 24 hours: how often they were loaded, what went wrong, and how long a load took. */
export const reportSummary = object({
  loads: number().required(),
  errors: number().required(),
  loadMsAverage: number().nullable().defined(),
  loadMsMax: number().nullable().defined(),
  /** Hour by hour, the oldest first; hours without reports are left out. */
  points: array()
    .of(object({ at: string().required(), loads: number().required(), errors: number().required() }))
    .required(),
});
export type ReportSummary = InferType<typeof reportSummary>;

/** What the judge has before it: the last minutes of one release. */
export const judged = object({ loads: number().required(), errors: number().required(), people: number().required() });

/** The figures of a release that was rolled back automatically. */
export const failed = object({
  loads: number().required(),
  errors: number().required(),
  people: number().required(),
  /** Errors per load that the remote may have. */
  limit: number().required(),
  /** The share of the canary that it was; null where it was live for everybody. */
  percent: number().nullable().defined(),
  error: orNull(),
  reference: orNull(),
});

/** Errors by where they were met, in 24 hours. */
export const faults = object({
  load: number().required(),
  render: number().required(),
  handler: number().required(),
  promise: number().required(),
});
