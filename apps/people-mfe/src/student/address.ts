export const listPath = '/student';
export const importPath = '/student/import';
export const newPath = '/student/edit/profile-info';
export const profilePath = (id: number): string => `/student/edit/profile-info?id=${id}`;
/** The second step; `isNew` on the way from the first. */
export const learningPath = (id: number, isNew = false): string => `/student/edit/skill?id=${id}${isNew ? '&new=1' : ''}`;
export const infoPath = (id: number): string => `/student/detail/personal-info?id=${id}`;
export const activityPath = (id: number): string => `/student/detail/activity?id=${id}`;

/** The student that the address names; undefined when it names none. */
export const studentOfAddress = (params: URLSearchParams): number | undefined => {
  const id = params.get('id') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};
