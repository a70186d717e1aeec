import { counted } from './counted';

/** The curriculum of a batch. */
export const tab = 'Curriculum';
export const theCurriculum = 'The curriculum';
export const loading = 'Loading the curriculum';
export const noneYet = 'No curriculum yet';
export const whatItIs = 'Sections hold lessons. Begin with a section.';
export const addSection = 'Add section';
export const addLesson = 'Add lesson';
export const newSection = 'New section';
export const newLesson = 'New lesson';
export const section = 'Section';
export const title = 'Title';
export const state = 'State';
export const meeting = 'Meeting';
export const noMeeting = 'No meeting';
export const meetingNo = (no: number): string => `Meeting ${no}`;
export const meetingOf = (no: number, topic: string): string => (topic ? `${no}. ${topic}` : `Meeting ${no}`);
export const completed = 'Finished by';
export const completedOf = (done: number, all: number): string => `${done} of ${all}`;
export const doneOf = (done: number, all: number): string => `${done} of ${counted(all, 'lesson', 'lessons')} done`;
export const progress = 'Progress';

/** Actions. */
export const edit = 'Edit';
export const move = 'Move…';
export const remove = 'Delete';
export const setState = (word: string): string => `Mark as ${word.toLowerCase()}`;
export const isSo = (word: string): string => `It is ${word.toLowerCase()} already`;
export const notEmpty = 'Move or delete its lessons first';
export const hasTasks = 'A task belongs to this lesson';
export const saved = 'Saved';
export const added = 'Added';
export const deleted = 'Deleted';
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteMeans = 'It can’t be restored.';
export const keep = 'Keep it';
export const save = 'Save';
export const nounSection = 'section';
export const nounLesson = 'lesson';

/** Moves. */
export const moveTitle = (name: string): string => `Move ${name}`;
export const moveVerb = 'Move';
export const into = 'Into';
export const before = 'Before';
export const last = 'Last';
