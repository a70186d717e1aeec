export const listPath = '/agency';
export const newPath = '/agency/onboarding';
export const onboardingPath = (id: number): string => `/agency/onboarding?id=${id}`;
export const editPath = (id: number): string => `/agency/edit?id=${id}`;
const detail = '/agency/detail';
/** The tab of each part, as the address has it. */
export const partTabs = {
  personal_info: 'personal-info',
  skills: 'skills',
  experience: 'experience',
  documents: 'documents',
} as const;
export const partPath = (part: keyof typeof partTabs, id: number): string => `${detail}/${partTabs[part]}?id=${id}`;
export const infoPath = (id: number): string => partPath('personal_info', id);
export const activityPath = (id: number): string => `${detail}/activity?id=${id}`;
