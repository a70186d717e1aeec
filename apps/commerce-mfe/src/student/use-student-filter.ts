import { useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../texts/student';

/** The filter by the student that the address names, so that it is seen and taken off. None where it names nobody. */
export const useStudentFilter = () => {
  const [params] = useSearchParams();
  const [, id] = /^eq:(\d+)$/.exec(params.get('filter[studentId]') ?? '') ?? [];
  return id === undefined
    ? []
    : [{ name: 'studentId', label: texts.student, options: [{ value: id, label: texts.studentNo(id) }] }];
};
