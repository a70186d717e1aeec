import type { ReactNode } from 'react';
import type { Call } from '@lectern/contract/call';
import type { ImportForm, importStarted, Mapping, OnDuplicate } from '@lectern/contract/platform/import';
import type { InferType } from 'yup';

/** What a person has chosen before the rows are checked. */
export interface Chosen {
  readonly fileId: number;
  readonly mapping: Mapping;
  readonly onDuplicate: OnDuplicate;
}

/** How one kind of rows is imported. */
export interface ImportSetup {
  readonly form: ImportForm;
  /** 'student', 'students'. */
  readonly one: string;
  readonly many: string;
  /** The list that they end up in. */
  readonly list: string;
  /** Its calls: read again when rows were written. */
  readonly changes: readonly Pick<Call, 'path'>[];
  /** Makes the form's own call. @throws CallError with what is wrong on its fields */
  readonly start: (chosen: Chosen) => Promise<InferType<typeof importStarted>>;
  /** Fields that `options` stand for in every row: they need no column. */
  readonly given?: readonly string[];
  /** More to choose, below the columns. */
  readonly options?: ReactNode;
  /** Below the place for the file: what a file looks like, an empty one. */
  readonly help?: ReactNode;
}
