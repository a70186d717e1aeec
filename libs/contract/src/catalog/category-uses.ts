import type { CategoryUse } from './category';

const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  categories: ['sub-category', 'sub-categories'],
  skills: ['skill', 'skills'],
  trainers: ['trainer', 'trainers'],
  students: ['student', 'students'],
  courses: ['course', 'courses'],
  courseSkills: ['course', 'courses'],
  courseCustomTopics: ['course', 'courses'],
  courseEnrolments: ['enrolment', 'enrolments'],
  couponTargets: ['coupon', 'coupons'],
  marketingCoupons: ['campaign', 'campaigns'],
  chapters: ['chapter', 'chapters'],
  upcomingCourses: ['upcoming course', 'upcoming courses'],
  jobPosts: ['job', 'jobs'],
  oneToOneOffers: ['one-to-one offer', 'one-to-one offers'],
  proposals: ['proposal', 'proposals'],
  customChapters: ['custom chapter', 'custom chapters'],
  customTopics: ['topic', 'topics'],
  trainingAds: ['training ad', 'training ads'],
  trainingAdRecordings: ['recording', 'recordings'],
  trainingAdBatches: ['batch of a training ad', 'batches of training ads'],
  demos: ['demo', 'demos'],
  batches: ['batch', 'batches'],
  skillAliases: ['other spelling', 'other spellings'],
  personSkills: ['person’s skill', 'people’s skills'],
};

/** What uses a category, in words: '2 sub-categories and 31 skills'. A kind without words of its own is named as on the wire. */
export const usesInWords = (uses: readonly CategoryUse[]): string => {
  const parts = uses
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count.toLocaleString('en-GB')} ${words[kind]?.[count === 1 ? 0 : 1] ?? kind}`);
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
};
