import { useRead } from '@lectern/api-client/hooks';
import { instituteCalls, studentCalls } from '@lectern/contract/people';
import type { Found } from '@lectern/ui-kit/form';
import { choice } from '@lectern/ui-kit/names';
import { quietly } from './found';

/** Students by name, from two letters on. */
export const useFoundStudents = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(studentCalls.pick, { q }, quietly(isOpen && q.length >= 2));
  return {
    choices: q.length < 2 ? [] : (data?.items ?? []).map(({ id, name, mobile }) => choice(id, name, mobile ?? '')),
    isPending: isFetching,
    failed: isError,
  };
};

/** Institutes by name. */
export const useFoundInstitutes = (q: string, isOpen: boolean): Found<number> => {
  const { data, isFetching, isError } = useRead(instituteCalls.all, { q }, quietly(isOpen));
  return {
    choices: (data?.items ?? []).map(({ id, name }) => choice(id, name)),
    isPending: isFetching,
    failed: isError,
  };
};
