import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import type { PlanKind } from '@lectern/contract/commerce';
import { studentCalls } from '@lectern/contract/people/student';
import { trainerCalls } from '@lectern/contract/people/trainer';
import type { Found } from '@lectern/ui-kit/form';

const quietly = (enabled: boolean) =>
  ({ enabled, quiet: true, handled: 'all', placeholderData: keepPreviousData }) as const;

/** Students by name, e-mail or mobile, or verified trainers by name, from two letters on. */
export const useFoundPeople = (kind: PlanKind, q: string, isOpen: boolean): Found<number> => {
  const isEnabled = isOpen && q.length >= 2;
  const students = useRead(studentCalls.pick, { q }, quietly(isEnabled && kind === 'student'));
  const trainers = useRead(trainerCalls.all, { q }, quietly(isEnabled && kind === 'trainer'));
  const { data, isFetching, isError } = kind === 'student' ? students : trainers;
  const items: readonly { id: number; name?: string; mobile?: string | null }[] =
    q.length >= 2 ? (data?.items ?? []) : [];
  return {
    choices: items.map(({ id, name, mobile }) => ({ key: String(id), name: name ?? '', meta: mobile ?? '', item: id })),
    isPending: isFetching,
    failed: isError,
  };
};
