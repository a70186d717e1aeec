import { counted } from './counted';

/** The curriculum of a course. */
export const tab = 'Curriculum';
export const theCurriculum = 'The curriculum';
export const noneYet = 'No curriculum yet';
export const whatItIs =
  'Sections hold lessons: videos, articles, quizzes and files. Begin with a section, or with a chapter.';
export const addSection = 'Add section';
export const addChapter = 'Add a chapter…';
export const addLesson = 'Add lesson';
export const newSection = 'New section';
export const newLesson = 'New lesson';
export const title = 'Title';
export const summary = 'Summary';
export const kind = 'Kind';
export const length = 'Length';
export const status = 'Status';
export const preview = 'Free preview';
export const previewHelp = 'Students see it before they buy the course.';
export const previewShort = 'Preview';
export const ready = 'Ready';
export const readyHelp = 'Only ready lessons are shown to students.';
export const text = 'Text';
export const quiz = 'Quiz';
export const quizHelp = 'Type a name that no quiz has to create one.';
export const openQuiz = 'Open the quiz';
export const quizCreated = 'Quiz created as a draft';
export const file = 'File';
export const fileLimits = 'PDF, DOCX, XLSX, PPTX, TXT or CSV, or a picture; at most 2 MB.';
export const saveFile = 'Save the file';
export const minutes = 'Minutes';
export const minutesHelp = 'How long it takes, up to 600. A video that is uploaded is measured.';
export const chosenVideo = (name: string): string => `${name} will be the video when you save.`;
export const chosenAddress = 'Address of a video';
export const undoVideo = 'Leave it out';
export const videoNeeded = 'No video yet';
export const replaceVideo = 'Replace the video';
export const incomplete = 'Something is missing';
export const inAll = (sections: number, lessons: number, minutesInAll: number): string =>
  `${counted(sections, 'section', 'sections')}, ${counted(lessons, 'lesson', 'lessons')}, ${counted(minutesInAll, 'minute', 'minutes')}`;
export const lengthOf = (seconds: number): string =>
  seconds === 0 ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Actions. */
export const edit = 'Edit';
export const move = 'Move…';
export const makeReady = 'Mark as ready';
export const makeDraft = 'Turn into draft';
export const remove = 'Delete';
export const save = 'Save';
export const saved = 'Saved';
export const added = 'Added';
export const deleted = 'Deleted';
export const deleteTitle = (name: string): string => `Delete ${name}?`;
export const deleteMeans = (lessons: number): string =>
  lessons > 0
    ? `${counted(lessons, 'lesson is', 'lessons are')} deleted with it. They can’t be restored.`
    : 'It can’t be restored.';
export const keep = 'Keep it';
export const nounSection = 'section';
export const nounLesson = 'lesson';
export const chapterTitle = 'Add a chapter';
export const chapter = 'Chapter';
export const chapterOf = (name: string, skill: string, topics: number): string =>
  `${name} (${skill}, ${counted(topics, 'topic', 'topics')})`;
export const chapterMeans =
  'It becomes a section at the end. Each of its topics becomes a draft article that doesn’t follow later changes.';
export const noChapters = 'There are no active chapters.';
export const addVerb = 'Add';

/** Moves. */
export const moveTitle = (name: string): string => `Move ${name}`;
export const moveVerb = 'Move';
export const into = 'Into';
export const before = 'Before';
export const last = 'Last';
