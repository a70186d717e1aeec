import { array, boolean, number, object, string, type InferType } from 'yup';
import { call } from '../call';
import { id, required, requiredText, text, version } from '../fields';
import { messages, say } from '../messages';
import { wholeNumber } from '../number-fields';
import { fileField } from '../platform/file';
import { choiceField, keysOf } from '../records';
import { richText } from '../rich-text';
import { newVideo, videoStates } from './video';

export const lessonKinds = { video: 'Video', article: 'Article', quiz: 'Quiz', file: 'File' } as const;
export type LessonKind = keyof typeof lessonKinds;
export const lessonStatuses = { draft: 'Draft', ready: 'Ready' } as const;
export type LessonStatus = keyof typeof lessonStatuses;

/** Sections of one course, and its lessons together. */
export const maxSections = 100;
export const maxLessons = 1000;

const listed = {
  id: id(),
  version: version(),
  courseId: id(),
  sectionId: id(),
  topicId: number().nullable().defined(),
  kind: choiceField('Kind', lessonKinds).required(),
  title: string().required(),
  /** How long it takes: measured of a video, typed of all others. */
  seconds: number().required(),
  isPreview: boolean().required(),
  status: choiceField('Status', lessonStatuses).required(),
  /** What of its kind it shows. */
  videoId: number().nullable().defined(),
  videoState: choiceField('State', videoStates).nullable().defined(),
  quizId: number().nullable().defined(),
  quizTitle: string().nullable().defined(),
  fileId: number().nullable().defined(),
  fileName: string().nullable().defined(),
  fileBytes: number().nullable().defined(),
  /** It has what students would see, so that it may be ready. */
  isComplete: boolean().required(),
};

/** A lesson as the curriculum lists it. */
export const lessonRow = object(listed);
export type LessonRow = InferType<typeof lessonRow>;
/** A whole lesson. */
export const lesson = object({ ...listed, articleHtml: string().defined() });
export type Lesson = InferType<typeof lesson>;

export const courseSection = object({
  id: id(),
  version: version(),
  courseId: id(),
  chapterId: number().nullable().defined(),
  title: string().required(),
  summary: string().defined(),
});
export type CourseSection = InferType<typeof courseSection>;

/** A whole curriculum, sections and lessons in their order. */
export const curriculum = object({
  sections: array()
    .of(courseSection.concat(object({ lessons: array().of(lessonRow).required() })))
    .required(),
});
export type CourseCurriculum = InferType<typeof curriculum>;

const minutes = wholeNumber('Minutes', 0, 600);

/** What a person writes of a section, and of a lesson: what it shows is the one of its kind. */
export const sectionFields = {
  title: requiredText('Title', { min: 2, max: 120 }),
  summary: text('Summary', { max: 500 }),
};
export const lessonFields = {
  title: requiredText('Title', { min: 2, max: 150 }),
  /** Absent: as it is; null: none. */
  video: newVideo.nullable().optional().default(undefined),
  articleHtml: richText('Text'),
  quizId: id('Quiz').nullable().optional(),
  fileId: id('File').nullable().optional(),
  /** Of anything but a video, whose length is measured. */
  durationMinutes: minutes.optional(),
  isPreview: boolean().label('Free preview').optional(),
  status: choiceField('Status', lessonStatuses).optional(),
};

const moves = { moveSection: 'Move section', moveLesson: 'Move lesson', addChapter: 'Add chapter' } as const;
const key = { id: id(), version: version() };
const beforeId = () => id('Position').nullable().optional();
const write = ['courseEdit'] as const;
const answerSection = object({ section: courseSection });
const answerLesson = object({ lesson });

export const courseCurriculumCalls = {
  /** The whole curriculum of a course. */
  read: call({
    method: 'GET',
    path: 'admin/course/curriculam',
    access: ['courseList'],
    request: object({ id: id('Course') }),
    response: curriculum,
  }),
  /** At most 100 active chapters that can be added, those of the course's own skills first. */
  chapters: call({
    method: 'GET',
    path: 'admin/course/chapters',
    access: ['courseList'],
    request: object({ id: id('Course') }),
    response: object({
      items: array()
        .of(
          object({ id: id(), title: string().required(), skillName: string().required(), topics: number().required() }),
        )
        .required(),
    }),
  }),
  /** Moves a section or a lesson (`id`) before `beforeId`, or last when null; or adds a chapter as a section, each of its topics a draft. */
  change: call({
    method: 'PUT',
    path: 'admin/course/curriculam',
    access: write,
    request: object({
      courseId: id('Course'),
      op: string<keyof typeof moves>()
        .label('Change')
        .oneOf(keysOf(moves), say(messages.invalid, { field: 'Change' }))
        .required(say(messages.required, { field: 'Change' })),
      id: id('Moved').optional(),
      /** The section that a lesson is moved into. */
      sectionId: id('Section').optional(),
      beforeId: beforeId(),
      chapterId: id('Chapter').optional(),
    }).test('op', ({ op, id: moved, sectionId, chapterId }, { createError }) => {
      const refuse = (path: string, field: string) => createError({ path, message: say(messages.required, { field }) });
      if (op === 'addChapter') return chapterId === undefined ? refuse('chapterId', 'Chapter') : true;
      if (op !== 'moveSection' && op !== 'moveLesson') return true;
      if (moved === undefined) return refuse('id', 'Moved');
      return op === 'moveLesson' && sectionId === undefined ? refuse('sectionId', 'Section') : true;
    }),
    response: curriculum,
  }),
} as const;

export const courseSectionCalls = {
  create: call({
    method: 'POST',
    path: 'admin/course/section',
    access: write,
    request: object({ courseId: id('Course'), ...sectionFields, beforeId: beforeId() }),
    response: answerSection,
  }),
  update: call({
    method: 'PUT',
    path: 'admin/course/section',
    access: write,
    request: object({ ...key, title: sectionFields.title.optional(), summary: sectionFields.summary }),
    response: answerSection,
  }),
  /** The section with its lessons; it can't be restored. */
  delete: call({
    method: 'DELETE',
    path: 'admin/course/section',
    access: write,
    request: object(key),
    response: object({}),
  }),
} as const;

export const courseLessonCalls = {
  read: call({
    method: 'GET',
    path: 'admin/course/lesson',
    access: ['courseList'],
    request: object({ id: id('Lesson') }),
    response: answerLesson,
  }),
  /** Put before `beforeId`, or last in its section. */
  create: call({
    method: 'POST',
    path: 'admin/course/lesson',
    access: write,
    request: object({
      sectionId: id('Section'),
      kind: required(choiceField('Kind', lessonKinds)),
      ...lessonFields,
      beforeId: beforeId(),
    }),
    response: answerLesson,
  }),
  update: call({
    method: 'PUT',
    path: 'admin/course/lesson',
    access: write,
    request: object({ ...key, ...lessonFields, title: lessonFields.title.optional() }),
    response: answerLesson,
  }),
  delete: call({
    method: 'DELETE',
    path: 'admin/course/lesson',
    access: write,
    request: object(key),
    response: object({}),
  }),
  /** A document or a picture for a lesson, kept as it is; it is nobody's until a lesson is saved with it. */
  upload: call({
    method: 'POST',
    path: 'admin/course/lesson-file',
    access: write,
    file: 'file',
    request: object({ file: fileField('File') }),
    response: object({
      file: object({ id: id(), name: string().required(), mime: string().required(), bytes: number().required() }),
    }),
  }),
  /** An address that saves the file of a lesson for ten minutes. */
  address: call({
    method: 'GET',
    path: 'admin/course/lesson-file',
    access: ['courseList'],
    request: object({ id: id('Lesson') }),
    response: object({ url: string().required() }),
  }),
} as const;
