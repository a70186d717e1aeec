import { boolean, number, object, ValidationError, type InferType, type Schema } from 'yup';
import type { Slot, SlotEntry } from './types';

/** Types a slot's contract. */
export const slot = <Props extends Schema>(contract: Slot<Props>): Slot<Props> => contract;

/** A block of the home page. The shell draws the block's frame; a contribution gets no props and brings its own heading. */
export const shellHome = slot({ id: 'shell.home.v1', props: object({}).noUnknown() });

/**
 * A block of the student area: what a student sees of themselves, read-only, also while an admin acts for them (`impersonated`). The
 * shell shows who they are; a contribution brings its own heading (h2) and reads by calls for one's own data.
 */
export const studentArea = slot({ id: 'people.student.area.v1', props: object({ userId: number().required(), impersonated: boolean().required() }).noUnknown() });

/** Every slot the console has, by id. */
export const slots: readonly Slot[] = [shellHome, studentArea];

export type PropsOf<S> = S extends Slot<infer Props> ? InferType<Props> : never;

/** Why a contribution may not attach to any slot of this console, or undefined. */
export const refuseContribution = (entry: SlotEntry, known: readonly Slot[] = slots): string | undefined =>
  known.some((each) => each.id === entry.slot) ? undefined : `Slot ${entry.slot} of contribution ${entry.id} does not exist in this console`;

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
