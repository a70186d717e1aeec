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

/** What the second step edits. */
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

/** The contract's own rules; a select without a choice holds an empty text. */
export const learningSchema: Schema = object({ ...learningFields, preferredMode: string() });

/** What a save sends: only what the person changed. */
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
