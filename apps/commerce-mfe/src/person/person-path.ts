import type { Person, PlanKind } from '@lectern/contract/commerce';

/** The page of a person, in another remote. */
export const personPath = ({ kind, id }: Person): string => `/${kind}/detail/personal-info?id=${id}`;

/** The right to open that page. */
export const personRight: Readonly<Record<PlanKind, readonly ['studentList'] | readonly ['trainerList']>> = {
  student: ['studentList'],
  trainer: ['trainerList'],
};
