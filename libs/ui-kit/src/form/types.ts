import type { FormikContextType } from 'formik';
import type { ReactNode, RefObject } from 'react';
import type { Schema } from 'yup';
import type { ConflictFields } from '../conflict/Clash';
import type { Offer } from '../draft/DraftOffer';
import type { Blocks } from './blocks';

export interface ConflictOptions<Values extends object, Row> {
  readonly fields: ConflictFields<Values>;
  /** What the form would show of the row as it is now. */
  readonly valuesOf: (row: Row) => Values;
  /** The row in the `result` of a 409; by default the result itself where it has a version. */
  readonly rowOf?: (result: unknown) => Row | undefined;
  /** What the record is called in 'Rohan Desai saved this category while you were editing'. */
  readonly noun?: string;
  /** The record whose history says who it was, and when. */
  readonly entity?: string;
}

export interface ServerFormOptions<Values extends object, Row, Result> {
  readonly schema: Schema;
  readonly initial: Values;
  /** The loaded values; they change under a form only while nothing is unsaved. */
  readonly row?: Row;
  /** Makes the call; the client leaves 400 and 409 to the form (`handled: [400, 409]`). `row` carries the version to send. */
  readonly send: (values: Values, row: Row | undefined) => Promise<Result>;
  /** After a save; `leaving`: the person is on the way elsewhere, so nothing may navigate. */
  readonly onSaved: (result: Result, how: { readonly leaving: boolean }) => void | Promise<void>;
  /** The form's field for a property of the call, where they differ. */
  readonly fieldOf?: (property: string) => string;
  readonly conflict?: ConflictOptions<Values, Row>;
  /** The form's name: unsaved work is kept under it and offered again. Absent where nothing can be written, or the typed text is sent at once. */
  readonly draft?: string | undefined;
  /** The question on leaving offers no save: sending makes money or mail move, and is pressed on the form only. */
  readonly onlyDiscards?: boolean;
}

/** A form as `ServerForm` and `PanelForm` take it. */
export interface ServerFormState<Values extends object> {
  readonly formik: FormikContextType<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly blocks: Blocks;
  /** Validates and sends, once at a time; resolves with false when something is left to correct. */
  readonly submit: () => Promise<boolean>;
  readonly busy: boolean;
  readonly dirty: boolean;
  /** The last save got no answer, or one that is no refusal; until the next one. */
  readonly failed: boolean;
  /** A refusal that belongs to no field. */
  readonly note: string | undefined;
  /** An unsaved draft of this form, until it is restored or discarded. */
  readonly offer: Offer | undefined;
  /** The conflict dialog while there is one. */
  readonly dialog: ReactNode;
}
