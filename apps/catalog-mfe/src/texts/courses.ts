/** The list of video courses. */
export const noun = { one: 'course', many: 'courses' };
export const title = 'Video Courses';
export const one = 'Course';
export const theCourse = 'The course';
export const loading = 'Loading the course';
export const whatItIs =
  'A video course is made of sections and lessons. Students buy it once it has been reviewed and published.';
export const search = 'Title, address or short description';
export const category = 'Category';
export const trainer = 'Trainer';
export const agency = 'Agency';
export const language = 'Language';
export const price = 'Price';
export const lessons = 'Lessons';
export const duration = 'Duration';
export const students = 'Students';
export const rating = 'Rating';
export const published = 'First published';
export const allCategories = 'All categories';
export const allStatuses = 'All statuses';
export const free = 'Free';
export const notRated = 'Not rated';
export const nothing = '–';
export const stars = (average: number): string => `${average.toFixed(1)} of 5`;
export const minutes = (seconds: number): string => {
  const all = Math.round(seconds / 60);
  const hours = Math.floor(all / 60);
  return [hours > 0 && `${hours} h`, (all % 60 > 0 || hours === 0) && `${all % 60} min`].filter(Boolean).join(' ');
};
export const open = 'Open';
export const duplicate = 'Duplicate';
export const duplicated = 'Copied into a new draft';
export const manyDeleted = 'Courses with students and courses that are on sale are left as they are.';

/** A new one. */
export const newTitle = 'New course';
export const create = 'Add course';
export const created = 'Course added';
export const chooseTrainer = 'Only trainers who are verified are offered.';
export const chooseLanguage = 'Choose a language';
export const slugHelp = 'Leave blank to generate it from the title.';

/** The pages of one course. */
export const noneNamed = 'Course not found';
export const addressHasNone = 'The link is incomplete.';
export const all = 'All courses';
export const idOf = (id: number): string => `Course ${id}`;
export const isDeleted = 'This course has been deleted. It can be restored for 30 days.';
export const isArchived = 'This course is archived and can’t be changed.';
/** Courses in these states can't be deleted. */
export const deleteBlockers: Readonly<Record<string, string>> = {
  published: 'It is on sale: unpublish it first',
  review: 'It is in review: send it back first',
};
export const tabs = {
  info: 'Info',
  introVideo: 'Intro video',
  features: 'Features',
  curriculum: 'Curriculum',
  topics: 'Custom topics',
  students: 'Students',
  reviews: 'Reviews',
};
export const toDo = 'To do';
