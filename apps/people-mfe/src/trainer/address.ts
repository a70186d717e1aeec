export const listPath = '/trainer';
export const newPath = '/trainer/edit';
export const editPath = (id: number): string => `/trainer/edit?id=${id}`;
export const reviewPath = '/trainer/review';
const detail = '/trainer/detail';
/** The tab of each part, as the address has it. */
export const partTabs = {
  personal_info: 'personal-info',
  skills: 'skills',
  experience: 'experience',
  resume: 'resume',
  certification: 'certification',
  education: 'education-info',
  demo: 'demo-detail',
} as const;
export const partPath = (part: keyof typeof partTabs, id: number): string => `${detail}/${partTabs[part]}?id=${id}`;
export const infoPath = (id: number): string => partPath('personal_info', id);
export const activityPath = (id: number): string => `${detail}/activity?id=${id}`;
/** One week of a trainer: that of a day, else the week of today. */
export const weekPath = (id: number, day?: string): string =>
  `${detail}/week?id=${id}${day === undefined ? '' : `&on=${day}`}`;
