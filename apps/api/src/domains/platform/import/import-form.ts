import type { FieldError, Right } from '@lectern/contract';
import type { ImportForm as FormName } from '@lectern/contract/platform/import';
import type { DayOrder } from '@lectern/contract/typed-day';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { AuditEntry } from '../../../server/calls/audit';
import type { Actor } from '../../../server/calls/frame';
import type { Headed } from './columns';

/** A row of a file by the names of the fields; what is absent is empty. */
export type RowInput = Readonly<Record<string, string>>;

export interface FormField extends Headed {
  readonly isRequired?: true;
  readonly isDay?: true;
  /** Would do in its place. */
  readonly insteadOf?: string;
}

/** By what a row is the same as another of its file; `key` is unique for what it means. */
export interface RowKey {
  readonly key: string;
  readonly property: string;
  /** In 'Same e-mail as row 4'. */
  readonly word: string;
}

/** What is there already and seems to be this row. */
export interface Known {
  /** Of what can be written over; null where it may not be. */
  readonly entityId: number | null;
  readonly property: string;
  /** 'Belongs to Amelia Clarke'. */
  readonly text: string;
  /** It may be another one after all: said to the person in any case. */
  readonly isDoubtful: boolean;
}

/** Where a row comes from, and how it is written. */
export interface RowWork {
  readonly db: Kysely<DB>;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
  readonly jobId: number;
  readonly rowNo: number;
}

/** The options of an import besides file, columns and duplicates. */
export interface ImportOptions {
  readonly countryId?: number | undefined;
  readonly createCategories?: boolean | undefined;
  /** Orders in which the dates of a field are read; the day first where none is named. */
  readonly dayOrders?: Readonly<Record<string, DayOrder>>;
}

/** A row as its form sees it at this moment. */
export interface CheckedRow {
  readonly errors: readonly FieldError[];
  readonly keys: readonly RowKey[];
  readonly known: Known | undefined;
  /** The values as they would be written, by field, in words for a person. */
  readonly stored: Readonly<Record<string, string>>;
  /** Adds it, or writes it over what is there; answers the id. Only for a row without errors. @throws Refusal as the form's own call does */
  write(work: RowWork, overId: number | null): Promise<number>;
}

/** What can be imported: the calls it takes the place of, many times. */
export interface ImportForm {
  readonly name: FormName;
  /** Of the jobs: 'student.import'. */
  readonly jobName: string;
  /** 'Import of students'. */
  readonly title: string;
  /** The path of the screen that imports it. */
  readonly screen: string;
  readonly right: Right;
  readonly fields: readonly FormField[];
  /** A value for a field in every row, so that no column is needed: a country for all. */
  readonly given?: (options: ImportOptions) => readonly string[];
  /** What a person calls a row. */
  labelOf(input: RowInput): string;
  /** Rows as the form's call would judge them, in the same words. What is about to be written is kept from being written by others meanwhile. */
  check(db: Kysely<DB>, inputs: readonly RowInput[], options: ImportOptions, isWriting: boolean): Promise<CheckedRow[]>;
}
