import { lessonFieldOf, lessonSchema, newLesson, wireLesson } from './lesson-values';

const lesson = {
  ...newLesson,
  title: 'The first wall',
  url: ' https://video.example.com/1 ',
  articleHtml: '<p>Paint.</p>',
  quizId: 3,
  files: [{ id: 8, name: 'plan.pdf', bytes: 1 }],
};

test('a lesson sends what its kind shows, and nothing of another kind', () => {
  expect(wireLesson(lesson)).toMatchObject({ video: { url: 'https://video.example.com/1' } });
  expect(wireLesson({ ...lesson, kind: 'article' })).toMatchObject({ articleHtml: '<p>Paint.</p>' });
  expect(wireLesson({ ...lesson, kind: 'quiz' })).toMatchObject({ quizId: 3 });
  for (const kind of ['video', 'article', 'quiz', 'file'] as const) {
    const sent = wireLesson({ ...lesson, kind });
    expect(['video', 'articleHtml', 'quizId', 'fileId'].filter((name) => name in sent)).toHaveLength(1);
  }
});

test('a video that nobody has changed is not sent; one that was uploaded goes before an address', () => {
  expect(wireLesson({ ...lesson, url: ' ' })).not.toHaveProperty('video');
  expect(wireLesson({ ...lesson, sent: { id: 5, name: 'wall.mp4', bytes: 1 } })).toMatchObject({
    video: { fileId: 5 },
  });
});

test('minutes are read as they are typed', () => {
  expect(['', '1,200', ' 45 '].map((minutes) => wireLesson({ ...lesson, minutes }).durationMinutes)).toEqual([
    0, 1200, 45,
  ]);
  expect(lessonSchema.isValidSync({ ...lesson, minutes: 'many' })).toBe(false);
});

test('what the API refuses of a video or a file is said at its field', () => {
  expect(['video.url', 'fileId', 'durationMinutes', 'title'].map(lessonFieldOf)).toEqual([
    'url',
    'files',
    'minutes',
    'title',
  ]);
});
