import type { BatchDetail } from '@lectern/contract/people';
import { dayText } from '@lectern/ui-kit/day-text';
import type { ConflictOptions } from '@lectern/ui-kit/form';
import { conflictFields } from '@lectern/ui-kit/records';
import * as texts from '../texts/batch-form';
import { batch as record } from './batch';
import type { BatchValues } from './batch-values';
import { useCourseName, useSkillName, useTrainerName } from './choices';

type Id = number | '';
const SkillName = ({ id }: { readonly id: Id }) => useSkillName(id);
const CourseName = ({ id }: { readonly id: Id }) => useCourseName(id);
const TrainerName = ({ id }: { readonly id: Id }) => useTrainerName(id);

/** The values of two people, in words. */
export const conflict: Omit<ConflictOptions<BatchValues, BatchDetail>, 'valuesOf'> = {
  noun: record.noun.one,
  entity: record.entity,
  fields: conflictFields<BatchValues>(record, {
    skillId: (id: Id) => <SkillName id={id} />,
    courseId: (id: Id) => <CourseName id={id} />,
    trainerId: (id: Id) => <TrainerName id={id} />,
    bookingClosesAt: (day: string) => day && dayText(day),
    waitlistOpen: (isOpen: boolean) => (isOpen ? texts.waitlistOpen : texts.waitlistClosed),
  }),
};
