import type { CourseNeed } from '@lectern/contract/catalog';
import type { CourseTab } from './address';

/** The tab on which each need is met, by its name in the address; everything else is on Info. */
const tabs: Partial<Record<CourseNeed, string>> = {
  introVideo: 'introVideo',
  features: 'features',
  curriculum: 'curriculum',
  emptySection: 'curriculum',
  lessonContent: 'curriculum',
};

/** The tab on which something that is missing is written. */
export const tabOfNeed = (need: CourseNeed): CourseTab => (tabs[need] ?? 'info') as CourseTab;
