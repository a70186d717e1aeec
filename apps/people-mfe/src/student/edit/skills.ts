import { useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls, type StudentDetail } from '@lectern/contract/people';
import type { FoundGroups } from '@lectern/ui-kit/fields';

/** How many skills a search shows. */
const shownAtOnce = 20;
const quietly = { quiet: true, handled: 'all' } as const;

/** Active skills by name, another spelling or category, each under the whole way to it. */
export const useSkills = (q: string): FoundGroups<number> => {
  const { data, isFetching, isError } = useRead(
    studentCalls.step2Choices,
    { q, limit: shownAtOnce },
    { ...quietly, placeholderData: keepPreviousData },
  );
  const groups = useMemo(
    () =>
      (data?.categories ?? []).map(({ id, path, skills }) => ({
        key: id,
        name: path.join(' / '),
        options: skills.map((skill) => ({ value: skill.id, label: skill.name })),
      })),
    [data],
  );
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return { groups, isPending: isFetching, failed: isError, hasMore: count >= shownAtOnce };
};

/** The names of chosen skills: the student's, and those of a draft that came back. */
export const useSkillNames = (student: StudentDetail, chosen: readonly number[]): ReadonlyMap<number, string> => {
  const own = new Set(student.skills.map(({ id }) => id));
  const others = chosen.filter((id) => !own.has(id)).sort((one, other) => one - other);
  const { data } = useRead(
    studentCalls.step2Choices,
    { ids: others.join(',') },
    { ...quietly, enabled: others.length > 0, placeholderData: keepPreviousData },
  );
  return new Map(
    [...student.skills, ...(data?.categories ?? []).flatMap(({ skills }) => skills)].map(({ id, name }) => [id, name]),
  );
};
