import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { studentCalls } from '@lectern/contract/people/student';
import { trainerCalls } from '@lectern/contract/people/trainer';
import { onlyId } from '@lectern/ui-kit/list';
import { useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../texts/person-money';

const useIdOf = (name: keyof typeof texts.people): number | undefined => {
  const [params] = useSearchParams();
  return onlyId(params.get(`filter[${name}]`));
};

const filterOf = (name: keyof typeof texts.people, id: number | undefined, person: string | undefined) =>
  id === undefined
    ? []
    : [{ name, label: texts.people[name], options: [{ value: id, label: person ?? texts.personNo(id) }] }];

/**
 * The filter by the student or trainer that the address names, so that it is seen and taken off.
 * A number is shown until the name is there, and to people who may not read students or trainers.
 */
export const usePersonFilter = () => {
  const [studentId, trainerId] = [useIdOf('studentId'), useIdOf('trainerId')];
  const mayReadStudents = useMay(studentCalls.detail.access);
  const mayReadTrainers = useMay(trainerCalls.detail.access);
  const student = useRead(
    studentCalls.detail,
    { id: studentId ?? 0 },
    { handled: 'all', quiet: true, enabled: studentId !== undefined && mayReadStudents },
  );
  const trainer = useRead(
    trainerCalls.detail,
    { id: trainerId ?? 0 },
    { handled: 'all', quiet: true, enabled: trainerId !== undefined && mayReadTrainers },
  );
  return [
    ...filterOf('studentId', studentId, student.data?.student.name),
    ...filterOf('trainerId', trainerId, trainer.data?.trainer.name),
  ];
};
