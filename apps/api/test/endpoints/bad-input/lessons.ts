import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const nowhere = 2_000_000_000;
const vtt = (text: string) => new File([text], 'captions.vtt', { type: 'text/vtt' });
const question = { kind: 'single', bodyHtml: '<p>Which?</p>', marks: 1 };
const options = [
  { bodyHtml: '<p>A</p>', isCorrect: true },
  { bodyHtml: '<p>B</p>', isCorrect: false },
];
const quiz = (more: object) => ({ purpose: 'lesson', title: 'Colours', questions: [{ ...question, ...more }] });

/** Curricula, videos and quizzes of courses. */
export const lessonBadInput: BadInputTable = {
  'GET admin/course/curriculam': [[{}, { id: 'Course is required' }]],
  'GET admin/course/chapters': [[{ id: 'one' }, { id: 'Course is Invalid' }]],
  'PUT admin/course/curriculam': [
    [{}, { courseId: 'Course is required', op: 'Change is required' }],
    [{ courseId: 1, op: 'turn' }, { op: 'Change is Invalid' }],
    [{ courseId: 1, op: 'moveSection' }, { id: 'Moved is required' }],
    [{ courseId: 1, op: 'moveLesson', id: 1 }, { sectionId: 'Section is required' }],
    [{ courseId: 1, op: 'addChapter' }, { chapterId: 'Chapter is required' }],
  ],
  'POST admin/course/section': [
    [{ courseId: 1 }, { title: 'Title is required' }],
    [{ courseId: 1, title: 'A' }, { title: 'Minimum character length is 2' }],
  ],
  'PUT admin/course/section': [[{ ...row, title: 'A'.repeat(121) }, { title: 'Maximum character length is 120' }]],
  'DELETE admin/course/section': [[{ id: 1 }, { version: 'Version is required' }]],
  'GET admin/course/lesson': [[{}, { id: 'Lesson is required' }]],
  'POST admin/course/lesson': [
    [{}, { sectionId: 'Section is required', kind: 'Kind is required', title: 'Title is required' }],
    [{ sectionId: 1, kind: 'song', title: 'Colours' }, { kind: 'Kind is Invalid' }],
    [
      { sectionId: 1, kind: 'article', title: 'Colours', durationMinutes: 'long' },
      { durationMinutes: 'Only Numbers are allowed' },
    ],
    [{ sectionId: 1, kind: 'video', title: 'Colours', video: {} }, { 'video.url': 'Video is required' }],
  ],
  'PUT admin/course/lesson': [
    [{ ...row, status: 'gone' }, { status: 'Status is Invalid' }],
    [{ ...row, title: ' Colours' }, { title: 'Title is Invalid' }],
  ],
  'DELETE admin/course/lesson': [[{ version: 1 }, { id: 'Id is required' }]],
  'POST admin/course/lesson-file': [[{}, { file: 'File is required' }]],
  'GET admin/course/lesson-file': [[{}, { id: 'Lesson is required' }]],
  'GET admin/course/video': [
    [{}, { id: 'Course is required' }],
    [{ id: 1, lessonId: 1 }, { id: 'Course is required' }],
  ],
  'PUT admin/course/video': [
    [{ id: 1, seenId: null, video: { url: 'nowhere' } }, { 'video.url': 'Please enter a valid url' }],
    [{ id: nowhere, seenId: null, video: null }, 'Not found', 404],
  ],
  'PUT admin/course/video-image': [[{ posterFileId: null }, { id: 'Course is required' }]],
  'POST admin/course/video-captions': [
    [{}, { id: 'Course is required', languageId: 'Language is required', file: 'File is required' }],
    [{ id: 1, languageId: 1, file: vtt('1\n00:01.000 --> 00:02.000') }, { file: 'A caption file begins with WEBVTT' }],
    [{ id: 1, languageId: 1, file: vtt('WEBVTT\n\n00:02 --> 00:01\nHello') }, { file: 'Line 3 has no valid times' }],
    [{ id: nowhere, languageId: 1, file: vtt('WEBVTT\n\n00:01.000 --> 00:02.000\nHello') }, 'Not found', 404],
  ],
  'PUT admin/course/video-captions': [[{ ...row, label: 'A'.repeat(61) }, { label: 'Maximum character length is 60' }]],
  'DELETE admin/course/video-captions': [[{ id: 1 }, { version: 'Version is required' }]],
  'GET quiz/list': [
    [{ sort: 'colour' }, { sort: "'colour' is not a field this list sorts by" }],
    [{ filter: { status: 'eq:gone' } }, { 'filter[status]': "'gone' is not one of draft, ready, archived" }],
  ],
  'GET quiz/choices': [[{ q: 'A'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'GET quiz': [[{}, { id: 'Id is required' }]],
  'POST quiz': [
    [{}, { purpose: 'Purpose is required', title: 'Title is required' }],
    [{ purpose: 'lesson', title: 'Colours', status: 'ready' }, { status: 'Add a question before it is ready' }],
    [{ purpose: 'lesson', title: 'Colours', passPercent: 101 }, { passPercent: 'Percent to pass is Invalid' }],
    [quiz({}), { 'questions[0].options': 'Add at least two options' }],
    [quiz({ options: options.slice(0, 1) }), { 'questions[0].options': 'Add at least two options' }],
    [quiz({ options: [options[0], options[0]] }), { 'questions[0].options': 'Two options are the same' }],
    [
      quiz({ options: [options[1], { ...options[1], bodyHtml: '<p>C</p>' }] }),
      { 'questions[0].options': 'Mark the right option' },
    ],
    [
      quiz({ options: options.map((option) => ({ ...option, isCorrect: true })) }),
      { 'questions[0].options': 'Only one option can be right' },
    ],
    [quiz({ kind: 'number' }), { 'questions[0].answerNumber': 'Right answer is required' }],
    [quiz({ kind: 'text' }), { 'questions[0].answerTexts': 'Right answer is required' }],
    [quiz({ options, negativeMarks: 2 }), { 'questions[0].negativeMarks': 'Minus for a wrong answer is Invalid' }],
    [quiz({ options, id: nowhere }), { 'questions[0].id': 'Question is Invalid' }],
  ],
  'PUT quiz': [[{ ...row, attemptsAllowed: 21 }, { attemptsAllowed: 'Attempts is Invalid' }]],
  'PUT quiz/change-status': [[row, { status: 'Status is required' }]],
  'DELETE quiz': [[{ id: 1 }, { version: 'Version is required' }]],
  'PUT quiz/restore': [[{ version: 1 }, { id: 'Id is required' }]],
  'POST quiz/duplicate': [[{}, { id: 'Id is required' }]],
  'PUT setting/uploads': [[{ version: 1, videoHosts: ['https://a.example/'] }, { 'videoHosts[0]': 'Host is Invalid' }]],
};
