import { useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { studentCalls } from '@lectern/contract/people/student';
import { onlyId } from '@lectern/ui-kit/list';
import { useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../texts/student';

/**
 * The filter by the student that the address names, so that it is seen and taken off.
 * A number stands for the name until it is there, and for people who may not read students.
 */
export const useStudentFilter = () => {
  const [params] = useSearchParams();
  const id = onlyId(params.get('filter[studentId]'));
  const mayRead = useMay(studentCalls.detail.access);
  const { data } = useRead(
    studentCalls.detail,
    { id: id ?? 0 },
    { handled: 'all', quiet: true, enabled: id !== undefined && mayRead },
  );
  return id === undefined
    ? []
    : [
        {
          name: 'studentId',
          label: texts.student,
          options: [{ value: id, label: data?.student.name ?? texts.studentNo(id) }],
        },
      ];
};
