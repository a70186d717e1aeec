export const listPath = '/student';
export const importPath = '/student/import';
export const newPath = '/student/edit/profile-info';
export const profilePath = (id: number): string => `/student/edit/profile-info?id=${id}`;
/** The second step; `isNew` on the way from the first. */
export const learningPath = (id: number, isNew = false): string =>
  `/student/edit/skill?id=${id}${isNew ? '&new=1' : ''}`;
export const infoPath = (id: number): string => `/student/detail/personal-info?id=${id}`;
export const demosPath = (id: number): string => `/student/detail/demo-detail?id=${id}`;
export const activityPath = (id: number): string => `/student/detail/activity?id=${id}`;

/** The account's page in the shell, with the question whether to act for it. */
export const impersonatePath = (userId: number): string => `/users/view?id=${userId}&action=impersonate`;
