import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id } from '../fields';
import { messages, say } from '../messages';
import { dayOrders } from '../typed-day';
import { listRequest, pageOf } from '../wire';
import { exportFormats, jobItem, jobRow } from './job';

/** What a file of rows may be imported as, so far. */
export const importForms = ['students', 'skills'] as const;
export type ImportForm = (typeof importForms)[number];

/** The limit of a file to import: 20 MB. */
export const maxImportBytes = 20 * 1024 * 1024;
export const importTooLarge = 'Max file size is 20 MB';

/** What becomes of a row whose like is there already: it is left out, written over what is there, or counted as wrong. */
export const onDuplicates = ['skip', 'update', 'error'] as const;
export type OnDuplicate = (typeof onDuplicates)[number];

/** What a review shows: rows that are wrong, left out as known, with a doubt, or about to be added or updated. */
export const importOutcomes = ['error', 'duplicate', 'warning', 'update', 'add'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

const invalid = (label: string) => say(messages.invalid, { field: label });
const needed = (label: string) => say(messages.required, { field: label });
const form = () => string().label('Form').oneOf(importForms, invalid('Form')).required(needed('Form'));

const upload = mixed<File>((value): value is File => value instanceof File)
  .label('File')
  .required(needed('File'))
  .typeError(needed('File'));

/** One thing that a row may say; `isRequired` must be matched with a column, or another one that does `insteadOf` it. */
export const importField = object({
  name: string().required(),
  label: string().required(),
  isRequired: boolean().required(),
  insteadOf: string().nullable().defined(),
  /** Holds a day: its column needs an order of day and month. */
  isDay: boolean().required(),
});
export type ImportField = InferType<typeof importField>;

/** One column of a file with some of its content, and the field that it seems to be; null: none. */
export const importColumn = object({
  head: string().defined(),
  samples: array().of(string().defined()).required(),
  field: string().nullable().defined(),
  /** Dates whose order of day and month matters: their order (null: it is asked), an example, and one against it. */
  days: object({
    order: string().oneOf(dayOrders).nullable().defined(),
    example: string().required(),
    against: string().nullable().defined(),
  })
    .nullable()
    .defined(),
});
export type ImportColumn = InferType<typeof importColumn>;

/** Which column is which field; each at most once. Columns count from 0. */
export const mapping = () =>
  array()
    .of(
      object({
        column: number()
          .label('Column')
          .integer(invalid('Column'))
          .min(0, invalid('Column'))
          .max(499, invalid('Column'))
          .typeError(invalid('Column'))
          .required(needed('Column')),
        field: string().label('Field').max(60, invalid('Field')).required(needed('Field')),
        /** The order of its dates; needed where the column does not decide it. */
        order: string().label('Order of day and month').oneOf(dayOrders, invalid('Order of day and month')),
      }),
    )
    .label('Columns')
    .min(1, needed('Columns'))
    .max(60, invalid('Columns'))
    .required(needed('Columns'));
export type Mapping = InferType<ReturnType<typeof mapping>>;

/** What every import is started with. */
export const importStart = {
  fileId: id('File'),
  mapping: mapping(),
  onDuplicate: string()
    .label('Rows that are there already')
    .oneOf(onDuplicates, invalid('Rows that are there already'))
    .required(needed('Rows that are there already')),
};

export const importStarted = object({ job: jobRow });

/** A whole import: the job, what it reads, and how many rows stand for what. */
export const importDetail = object({
  job: jobRow,
  form: string().oneOf(importForms).required(),
  fileId: id(),
  fileName: string().required(),
  /** All that the form has, matched or not. */
  fields: array().of(importField).required(),
  onDuplicate: string().oneOf(onDuplicates).required(),
  /** Orders of the dates of columns, where they matter. */
  days: array()
    .of(
      object({ field: string().required(), order: string().oneOf(dayOrders).required(), example: string().required() }),
    )
    .required(),
  /** Whether its rows have been confirmed: what `job` does since is writing. */
  isConfirmed: boolean().required(),
  counts: object({
    all: number().required(),
    error: number().required(),
    duplicate: number().required(),
    warning: number().required(),
    update: number().required(),
    add: number().required(),
    done: number().required(),
    failed: number().required(),
    skipped: number().required(),
  }).required(),
});
export type ImportDetail = InferType<typeof importDetail>;

/** A row of the file as a review shows it: its `label`, and `stored`, the values to write. Null: none will be. */
export const importRow = jobItem.concat(
  object({ label: string().defined(), stored: mixed<Readonly<Record<string, string>>>().nullable().defined() }),
);
export type ImportRow = InferType<typeof importRow>;

/** A file that is made for the person who asks and not kept. */
export const madeFile = object({ name: string().required(), type: string().required(), base64: string().defined() });
export type MadeFile = InferType<typeof madeFile>;

/** Asks for an empty file with the heads that are known. */
export const templateRequest = object({
  format: string().label('Format').oneOf(exportFormats, invalid('Format')).required(needed('Format')),
});

const one = object({ id: id() });
const access = ['studentImport', 'skillEdit'] as const;

/** Imports of one's own; each form asks for its right. */
export const importCalls = {
  /** CSV or XLSX, recognised by its bytes. */
  upload: call({
    method: 'POST',
    path: 's3/import',
    access,
    file: 'file',
    fileBytes: maxImportBytes,
    request: object({ file: upload, form: form() }),
    response: object({ fileId: id(), name: string().required() }),
  }),
  /** The columns of an uploaded file, each with the field that its head or an earlier import says it is. */
  columns: call({
    method: 'GET',
    path: 'import/columns',
    access,
    request: object({ fileId: id('File'), form: form() }),
    response: object({
      name: string().required(),
      columns: array().of(importColumn).required(),
      fields: array().of(importField).required(),
    }),
  }),
  detail: call({ method: 'GET', path: 'import', access, request: one, response: importDetail }),
  /** In the order of the file. */
  rows: call({
    method: 'GET',
    path: 'import/rows',
    access,
    request: listRequest({})
      .concat(one)
      .concat(object({ outcome: string().label('Outcome').oneOf(importOutcomes, invalid('Outcome')) })),
    response: pageOf(importRow),
  }),
  /** Mends a row of a review: what is absent stays. Answers it checked again. Nothing but the review changes. */
  editRow: call({
    method: 'PUT',
    path: 'import/row',
    access,
    unaudited: true,
    request: one.concat(
      object({
        rowNo: number()
          .label('Row')
          .integer(invalid('Row'))
          .min(1, invalid('Row'))
          .max(2_000_000, invalid('Row'))
          .typeError(invalid('Row'))
          .required(needed('Row')),
        input: mixed<Readonly<Record<string, string>>>().label('Values').required(needed('Values')),
      }),
    ),
    response: object({ row: importRow }),
  }),
  /** The rows that were not or will not be written, as CSV with the reason of each: to be mended and sent again. */
  failed: call({ method: 'GET', path: 'import/failed', access, request: one, response: madeFile }),
} as const;
