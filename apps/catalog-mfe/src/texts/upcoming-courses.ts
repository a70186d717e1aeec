/** Courses that are announced. */
export const title = 'Upcoming Courses';
export const noun = { one: 'upcoming course', many: 'upcoming courses' };
export const whatItIs =
  'An upcoming course is announced before it has lessons. Students say that they are interested, and it becomes a draft course once.';
export const search = 'Title or slug';
export const category = 'Category';
export const trainer = 'Trainer';
export const expectedOn = 'Expected on';
export const noDay = 'Not planned';
export const interested = 'Interested';
export const slugHelp = 'Leave blank to generate it from the title.';
export const expectedHelp = 'Needed to announce it';
export const trainerHelp = 'Needed to make a course of it; type to search';

/** It becomes a course. */
export const convert = 'Make a course';
export const converted = 'A draft course was made';
export const trainerFirst = 'Choose trainer and language first';
export const openCourse = 'Open course';

/** Interest in the panel. */
export const interest = 'Interest by week';
export const week = 'Week of';
export const students = 'Students';
export const noInterest = 'No student is interested yet.';
export const because = (reason: string): string => `Reason: ${reason}`;
