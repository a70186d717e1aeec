import { boolean, mixed, number, object, string, ValidationError, type InferType, type Schema } from 'yup';
import { homeless } from './slot-versions';
import type { Slot, SlotEntry } from './types';

/** Types a slot's contract. */
export const slot = <Props extends Schema>(contract: Slot<Props>): Slot<Props> => contract;

/** A block of the home page, as it was first: the shell draws the block's frame; a contribution gets no props and brings its own heading. */
export const shellHomeV1 = slot({ id: 'shell.home.v1', props: object({}).noUnknown() });

/**
 * A block of the home page whose heading the shell draws, so that staff read what it is and get to its screen while it is slow or has failed.
 * `rows`: so many rows of a list belong into it where the page is shown; a phone has room for fewer.
 */
export const shellHomeV2 = slot({
  id: 'shell.home.v2',
  headed: true,
  props: object({ rows: number().integer().min(1).required() }).noUnknown(),
});

/**
 * Key figures of the home page, all of them in one strip: a contribution gives three cells, as `HomeFigures` of the kit does.
 * The shell keeps their room while they are on their way.
 */
export const shellHomeFigures = slot({ id: 'shell.home.figures.v1', props: object({}).noUnknown() });

/**
 * The part of one tab of the settings: the shell draws title and tabs. A contribution draws nothing for a tab that is not its own, and
 * reads without the right to edit.
 */
export const shellSettings = slot({
  id: 'shell.settings.v1',
  props: object({ tab: string().oneOf(['currencies', 'payments', 'taxes', 'seller']).required() }).noUnknown(),
});

/**
 * A block of the student area: what a student sees of themselves, read-only, also while an admin acts for them (`impersonated`). The
 * shell shows who they are; a contribution brings its own heading (h2) and reads by calls for one's own data.
 */
export const studentArea = slot({
  id: 'people.student.area.v1',
  props: object({ userId: number().required(), impersonated: boolean().required() }).noUnknown(),
});

/**
 * A part of a student's page, next to their data, for staff. A contribution brings its own heading (h2); a fault of it leaves the page as it is.
 */
export const studentAside = slot({
  id: 'people.student.aside.v1',
  props: object({ studentId: number().required() }).noUnknown(),
});

/** The same on a trainer's page. */
export const trainerAside = slot({
  id: 'people.trainer.aside.v1',
  props: object({ trainerId: number().required() }).noUnknown(),
});

/** The tab *Payments* of a batch. The page of people draws its head and its tabs. */
export const batchPayment = slot({
  id: 'people.student.batch.payment.v1',
  props: object({ batchId: number().required() }).noUnknown(),
});

/**
 * The editor of one field of formatted text, fetched when a person goes into the field. Once it can be written in it calls `onReady`, puts the
 * keys `typed` meanwhile at the end of the text, and takes the focus if the field still has it. It reports what it holds by `onChange`, and takes another
 * `value` only where it is not one that it has reported. `entity` and `recordId` say whose text it is (null: of a new record), `field` which.
 */
export const contentEditor = slot({
  id: 'content.editor.v1',
  onDemand: true,
  props: object({
    value: string().defined(),
    onChange: mixed<(html: string) => void>().required(),
    onBlur: mixed<() => void>().required(),
    onReady: mixed<() => { typed: string; hasFocus: boolean }>().required(),
    label: string().required(),
    entity: string().required(),
    recordId: number().nullable().defined(),
    field: string().required(),
  }).noUnknown(),
});

/** A picture of the library: its file, its title, its large size, and its text alternative. */
export interface PickedFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly altText: string;
}

/**
 * A dialog in which a person chooses a picture of the library for a field, fetched when it is asked for. It calls `onPick` with the file of the picture, or
 * `onClose` when the person chooses none; what opened it takes it away then.
 */
export const contentFilePicker = slot({
  id: 'content.filePicker.v1',
  onDemand: true,
  props: object({
    onPick: mixed<(file: PickedFile) => void>().required(),
    onClose: mixed<() => void>().required(),
  }).noUnknown(),
});

/**
 * The pages of a PDF, drawn in the page: what a PDF holds never runs, and no viewer of the browser takes the focus. `address` answers where its bytes are
 * now, of this origin, and is called again by Retry. `name` is the file's, `altText` what the pages show ('' where nobody has said).
 */
export const contentPdf = slot({
  id: 'content.pdf.v1',
  onDemand: true,
  props: object({
    name: string().required(),
    altText: string().defined(),
    address: mixed<() => Promise<string>>().required(),
  }).noUnknown(),
});

/** Every slot the console has, each of its versions by its id. */
export const slots: readonly Slot[] = [
  shellHomeV1,
  shellHomeV2,
  shellHomeFigures,
  shellSettings,
  studentArea,
  studentAside,
  trainerAside,
  batchPayment,
  contentEditor,
  contentFilePicker,
  contentPdf,
];

export type PropsOf<S> = S extends Slot<infer Props> ? InferType<Props> : never;

/** Every reason why a remote's contributions may not attach to the slots of this console. */
export const refuseContributions = (entries: readonly SlotEntry[], known: readonly Slot[] = slots): string[] => [
  ...homeless(
    entries,
    known.map(({ id }) => id),
  ).map((entry) => `Slot ${entry.slot} of contribution ${entry.id} does not exist in this console`),
  ...entries
    .filter((entry) => known.some(({ id, headed }) => id === entry.slot && headed) && (!entry.title || !entry.to))
    .map(
      (entry) =>
        `Contribution ${entry.id} declares no title or no path to lead to, and ${entry.slot} draws its heading from them`,
    ),
];

/** Every way in which `props` break the slot's contract; none means that contributions may attach. */
export const propsReasons = (of: Slot, props: unknown): readonly string[] => {
  try {
    of.props.validateSync(props, { strict: true, abortEarly: false });
    return [];
  } catch (thrown) {
    if (thrown instanceof ValidationError) return thrown.errors.map((text) => `Slot ${of.id}: ${text}`);
    throw thrown;
  }
};
