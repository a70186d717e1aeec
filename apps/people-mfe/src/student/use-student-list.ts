import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { useListState } from '@lectern/ui-kit/table';
import { useSearchParams } from '@lectern/ui-kit/router';
import { listOf } from './view';

/** The view that the address names, and its page of students; `enabled` is false where the person may not see it. */
export const useStudentList = (mayRemove: boolean) => {
  const [params] = useSearchParams();
  const { fields, defaults } = listOf(params.get('deleted') === 'only');
  const state = useListState(fields, defaults);
  const refused = state.deleted && !mayRemove;
  const read = useRead(studentCalls.list, state.request, { handled: 'all', placeholderData: keepPreviousData, enabled: !refused });
  return { state, read, refused };
};
export type StudentList = ReturnType<typeof useStudentList>;
