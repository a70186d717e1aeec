import { object, string, type Schema } from 'yup';
import type { RequestOf } from '@lectern/contract';
import {
  learningFields,
  type Hours,
  type PreferredMode,
  type StudentDetail,
  type studentCalls,
} from '@lectern/contract/people';
import { changedValues } from '@lectern/ui-kit/form';

/** The values of the second step. */
export interface LearningValues {
  readonly grade: string;
  readonly board: string;
  readonly school: string;
  readonly goals: string;
  readonly skillIds: readonly number[];
  readonly preferredMode: PreferredMode | '';
  readonly preferredHours: readonly Hours[];
}

export const learningOf = ({
  grade,
  board,
  school,
  goals,
  skills,
  preferredMode,
  preferredHours,
}: StudentDetail): LearningValues => ({
  grade,
  board,
  school,
  goals,
  skillIds: skills.map(({ id }) => id),
  preferredMode: preferredMode ?? '',
  preferredHours,
});

/** The contract's rules; an empty select has an empty text. */
export const learningSchema: Schema = object({ ...learningFields, preferredMode: string() });

/** The request of a save: changed fields only. */
export const changedLearning = (
  base: LearningValues,
  values: LearningValues,
): Omit<RequestOf<typeof studentCalls.step2>, 'id' | 'version'> => {
  const { preferredMode, skillIds, preferredHours, ...texts } = changedValues(base, values);
  return {
    ...texts,
    ...(skillIds && { skillIds: [...skillIds] }),
    ...(preferredMode !== undefined && { preferredMode: preferredMode || null }),
    ...(preferredHours && { preferredHours: [...preferredHours] }),
  };
};
