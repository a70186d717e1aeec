import type { StringSchema } from 'yup';
import { text } from './fields';
import type { Right } from './rights';

/** The part of a transition that the API decides by. */
export interface Step<Status extends string = string> {
  readonly to: Status;
  /** The right that it needs, where it is another one than that of the call. */
  readonly right?: Right;
  /** `required`: the API refuses it without a reason. `wanted`: the console asks for one, the API takes it without. */
  readonly reason?: 'required' | 'wanted';
}

/** One transition of a status with its words on the screen; `Row` is what they read of the record. */
export interface Transition<Status extends string = string, Row = unknown> extends Step<Status> {
  /** The entry of a menu, the button, and the verb of the question: 'Publish'. */
  readonly verb: string;
  /** The message after it: 'Published'. */
  readonly done: string;
  /** The consequence. A transition with one, or with a reason, asks before it is made. */
  readonly means?: string | ((row: Row) => string);
  /** Gives what a record still lacks for it, where its row shows that; `true` where only the API knows. */
  readonly needs?: true | ((row: Row, now: number) => string | undefined);
  readonly danger?: true;
  /** The consequence for many rows; a transition without one is no bulk action. */
  readonly many?: string;
}

/** All transitions that a person may make, by the status that they begin at; the usual one first. */
export type Flow<Status extends string = string, Row = unknown> = Readonly<
  Record<Status, readonly Transition<Status, Row>[]>
>;

/** The reason of a transition, from 5 to 300 characters. */
export const statusReason = (): StringSchema<string | undefined> => text('Reason', { min: 5, max: 300 });
