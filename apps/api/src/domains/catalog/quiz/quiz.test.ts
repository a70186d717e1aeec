import { courseLessonCalls, quizCalls, type Quiz, type QuizQuestionInput } from '@lectern/contract/catalog';
import { sql } from 'kysely';
import { courseFixture, type CourseFixture } from '../course-curriculum/testing';

let fixture: CourseFixture;
beforeAll(async () => void (fixture = await courseFixture()));
afterAll(() => fixture.close());

const option = (text: string, isCorrect: boolean) => ({ bodyHtml: `<p>${text}</p>`, isCorrect });
const single: QuizQuestionInput = {
  kind: 'single',
  bodyHtml: '<p>Which?</p>',
  marks: 2,
  options: [option('A', true), option('B', false)],
};
const number: QuizQuestionInput = {
  kind: 'number',
  bodyHtml: '<p>How many?</p>',
  marks: 1.5,
  negativeMarks: 0.5,
  answerNumber: 9.81,
  answerTolerance: 0.05,
};
const text: QuizQuestionInput = { kind: 'text', bodyHtml: '<p>Who?</p>', marks: 1, answerTexts: ['Ada'] };
const keyOf = ({ id, version }: Pick<Quiz, 'id' | 'version'>) => ({ id, version });
const make = async (questions: QuizQuestionInput[], more: object = {}): Promise<Quiz> =>
  (await fixture.done(quizCalls.create, { purpose: 'lesson', title: 'Of a test', questions, ...more })).quiz;
const read = async (id: number): Promise<Quiz> => (await fixture.done(quizCalls.detail, { id })).quiz;
/** The questions of a quiz as its form sends them back. */
const sentBack = ({ questions }: Quiz): QuizQuestionInput[] =>
  questions.map(({ options, ...question }) => ({
    ...question,
    options: options.map(({ bodyHtml, isCorrect }) => ({ bodyHtml, isCorrect })),
  }));
const attempt = (id: number) =>
  sql`update quizzes set first_attempt_at = now() where id = ${id} and first_attempt_at is null`.execute(fixture.db);

describe('the questions of a quiz', () => {
  it('are kept in their order with their options, and counted', async () => {
    const quiz = await make([single, number, text]);
    expect([quiz.questionCount, quiz.totalMarks]).toEqual([3, 4.5]);
    const [first, second, third] = sentBack(quiz);
    const { quiz: after } = await fixture.done(quizCalls.update, {
      ...keyOf(quiz),
      questions: [third!, { ...first!, options: [option('C', false), option('D', true), option('E', false)] }],
    });
    expect(after.questions.map(({ id }) => id)).toEqual([third!.id, first!.id]);
    expect(after.questions[1]!.options.map(({ bodyHtml, isCorrect }) => [bodyHtml, isCorrect])).toEqual([
      ['<p>C</p>', false],
      ['<p>D</p>', true],
      ['<p>E</p>', false],
    ]);
    expect([after.questionCount, after.totalMarks]).toEqual([2, 3]);
    expect(second).toMatchObject({ answerNumber: 9.81, answerTolerance: 0.05, negativeMarks: 0.5 });
  });

  it('are fixed once students have attempted it; all else may change, and a duplicate is free', async () => {
    const quiz = await make([single, text], { status: 'ready' });
    await attempt(quiz.id);
    const now = await read(quiz.id);
    const [first, second] = sentBack(now);
    for (const questions of [
      [first!],
      [second!, first!],
      [{ ...first!, marks: 3 }, second!],
      [first!, second!, number],
    ])
      expect((await fixture.send(quizCalls.update, { ...keyOf(now), questions })).status).toBe(409);
    const changed = { title: 'Still of a test', passPercent: 60, questions: sentBack(now) };
    const { quiz: after } = await fixture.done(quizCalls.update, { ...keyOf(now), ...changed });
    expect([after.title, after.questions]).toEqual(['Still of a test', now.questions]);
    expect((await fixture.send(quizCalls.changeStatus, { ...keyOf(after), status: 'draft' })).status).toBe(409);
    const { quiz: copy } = await fixture.done(quizCalls.duplicate, { id: quiz.id });
    expect([copy.status, copy.firstAttemptAt, copy.questionCount]).toEqual(['draft', null, 2]);
    await fixture.done(quizCalls.update, { ...keyOf(copy), questions: [text] });
  });

  it('are either changed before the first attempt or not at all, in either order', async () => {
    for (let n = 0; n < 20; n += 1) {
      const quiz = await make([single, text]);
      const [answer] = await Promise.all([
        fixture.send(quizCalls.update, { ...keyOf(quiz), questions: sentBack(quiz).slice(0, 1) }),
        attempt(quiz.id),
      ]);
      const now = await read(quiz.id);
      expect(now.firstAttemptAt).not.toBeNull();
      expect(now.questions).toHaveLength(answer.status === 200 ? 1 : 2);
    }
  }, 60_000);
});

describe('a quiz that a lesson shows', () => {
  const shown = async () => {
    const quiz = await make([single], { status: 'ready' });
    const { id: sectionId } = await fixture.section(await fixture.course());
    const lesson = await fixture.lesson(sectionId, { kind: 'quiz', quizId: quiz.id, status: 'ready' });
    return { quiz: await read(quiz.id), lesson };
  };

  it('stays ready, with a question and its purpose, and is not deleted', async () => {
    const { quiz, lesson } = await shown();
    const answers = [
      await fixture.send(quizCalls.changeStatus, { ...keyOf(quiz), status: 'draft' }),
      await fixture.send(quizCalls.changeStatus, { ...keyOf(quiz), status: 'archived' }),
      await fixture.send(quizCalls.update, { ...keyOf(quiz), questions: [] }),
      await fixture.send(quizCalls.update, { ...keyOf(quiz), purpose: 'marketing' }),
      await fixture.send(quizCalls.delete, keyOf(quiz)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 400, 400, 409]);
    await fixture.done(courseLessonCalls.update, { id: lesson.id, version: lesson.version, status: 'draft' });
    await fixture.done(quizCalls.changeStatus, { ...keyOf(quiz), status: 'draft' });
  });

  it('is ready for lessons: no lesson is ready with a draft, an archived one or one for a campaign', async () => {
    const { id: sectionId } = await fixture.section(await fixture.course());
    const choose = async (quiz: Quiz, status: 'draft' | 'ready') =>
      (
        await fixture.send(courseLessonCalls.create, {
          sectionId,
          kind: 'quiz',
          title: 'A quiz',
          quizId: quiz.id,
          status,
        })
      ).status;
    const draft = await make([single]);
    expect([await choose(draft, 'draft'), await choose(draft, 'ready')]).toEqual([200, 400]);
    expect(await choose(await make([single], { purpose: 'marketing' }), 'draft')).toBe(400);
    expect(await choose(await make([single], { status: 'archived' }), 'draft')).toBe(400);
  });
});
