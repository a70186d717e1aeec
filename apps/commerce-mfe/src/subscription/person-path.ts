import type { PlanKind } from '@lectern/contract/commerce';

/** The page of a person, in another remote. */
export const personPath: Readonly<Record<PlanKind, (id: number) => string>> = {
  student: (id) => `/student/detail/personal-info?id=${id}`,
  trainer: (id) => `/trainer/detail/personal-info?id=${id}`,
};
