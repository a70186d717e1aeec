import type { NumberSchema } from 'yup';
import { id } from '../fields';
import { messages, say } from '../messages';
import type { PlanKind } from './plan-kinds';

/** A person who buys: a student or a trainer. */
export interface Person {
  readonly kind: PlanKind;
  readonly id: number;
}

interface Ids {
  readonly studentId?: number | null | undefined;
  readonly trainerId?: number | null | undefined;
}

/** The person of a row or a request that names one of both. @throws where it names nobody */
export const personOf = ({ studentId, trainerId }: Ids): Person => {
  if (typeof trainerId === 'number') return { kind: 'trainer', id: trainerId };
  if (typeof studentId === 'number') return { kind: 'student', id: studentId };
  throw new Error('a buyer is a student or a trainer');
};

/** A person as a request names them. */
export const idOfPerson = ({ kind, id: personId }: Person): { studentId?: number; trainerId?: number } =>
  kind === 'student' ? { studentId: personId } : { trainerId: personId };

const fieldsOf = ({ isNeeded }: { readonly isNeeded: boolean }) => ({
  studentId: id('Student')
    .optional()
    .test({
      name: 'buyer',
      test: (value, { parent, createError }) => {
        const hasTrainer = (parent as Ids).trainerId !== undefined;
        if (value !== undefined && hasTrainer)
          return createError({ message: say(messages.invalid, { field: 'Student' }) });
        if (isNeeded && value === undefined && !hasTrainer)
          return createError({ message: say(messages.required, { field: 'Student' }) });
        return true;
      },
    }) as NumberSchema<number | undefined>,
  trainerId: id('Trainer').optional(),
});

/** The buyer of a request: a student or a trainer, never both. */
export const buyerFields = fieldsOf({ isNeeded: true });
/** The buyer of a request that may name nobody yet. */
export const buyerIfKnown = fieldsOf({ isNeeded: false });

/** The buyer of a row: one of both is null. */
export const buyerIds = {
  studentId: id('Student').nullable().defined(),
  trainerId: id('Trainer').nullable().defined(),
};
