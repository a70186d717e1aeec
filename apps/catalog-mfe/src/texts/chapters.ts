/** Chapters of skills with their topics. */
export const title = 'Chapters';
export const noun = { one: 'chapter', many: 'chapters' };
export const whatItIs =
  'A chapter holds topics of a skill. A course that takes one gets a section with a lesson for each topic.';
export const search = 'Title';
export const orderOfSkill = 'Skill order';
export const topics = 'Topics';
export const minutes = 'Minutes';
export const courses = 'Courses';
export const usedIn = (courses: number): string =>
  courses === 0 ? 'Used in no course' : courses === 1 ? 'Used in 1 course' : `Used in ${courses} courses`;
export const manyDeactivated = 'They are no longer offered for courses. Courses that have them keep their lessons.';
export const active = 'Active';
export const activeHelp = 'When inactive, it is not offered for courses.';

/** A topic in the panel. */
export const oneTopic = 'topic';
export const topicTitle = 'Title';
export const description = 'Description';
export const descriptionHelp = 'The text that the lesson of this topic begins with';
export const topicActive = 'Offered for courses';
export const topicOf = (title: string): string => title || 'Topic without a title';
export const topicInHistory = (title: string, minutes: number | null): string =>
  minutes === null ? title : `${title} (${minutes} min)`;
