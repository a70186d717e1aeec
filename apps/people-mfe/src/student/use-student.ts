import { studentCalls } from '@lectern/contract/people';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';

/** The student in the address. */
export const useStudent = () =>
  useRecordInAddress(
    studentCalls.detail,
    ({ student }) => student,
    ({ name }) => name,
  );
