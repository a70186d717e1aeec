import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import { questionCalls, taskCalls, type TaskRow } from '@lectern/contract/people';
import { sql } from 'kysely';
import { testApi, type TestClient } from '../../../testing';

/** A real API with a batch of two students, a member of staff who writes and one who only reads. */
export const batchFixture = async () => {
  const api = await testApi();
  const { db } = api.database;
  const [admin, reader] = [await api.signIn(1), await api.signIn(4)];
  const studentOf = async (client: TestClient & { userId: number }): Promise<number> =>
    (await db.insertInto('students').values({ userId: client.userId }).returning('id').executeTakeFirstOrThrow()).id;
  const [asha, ben] = [await api.signIn(15), await api.signIn(15)];
  const [ashaId, benId] = [await studentOf(asha), await studentOf(ben)];
  const trainer = await api.person(14);
  const { id: trainerId } = await db
    .insertInto('trainers')
    .values({ userId: trainer.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const newBatch = async (members: readonly number[] = [ashaId, benId]): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into batches (kind, trainer_id, title, time_zone, starts_at, ends_at, timing_status, seats, seats_taken)
      values ('training', ${trainerId}, 'Algebra evenings', 'Asia/Kolkata', now() - interval '10 days', now() + interval '30 days', 3, 20, ${members.length}) returning id`.execute(
      db,
    );
    const { id } = rows[0]!;
    for (const studentId of members)
      await sql`insert into batch_members (batch_id, student_id, state, joined_at) values (${id}, ${studentId}, 'active', now())`.execute(
        db,
      );
    return id;
  };
  const send = async <C extends Call>(call: C, request: RequestOf<C>, by: TestClient = admin) => {
    const { status, body } = await by.send(call, request);
    return { status, ...(body as { message?: string; error?: unknown; result: ResponseOf<C> }) };
  };
  const done = async <C extends Call>(
    call: C,
    request: RequestOf<C>,
    by: TestClient = admin,
  ): Promise<ResponseOf<C>> => {
    const answer = await send(call, request, by);
    if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${JSON.stringify(answer)}`);
    return answer.result;
  };
  const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
  const newTask = async (batchId: number, more: Partial<RequestOf<typeof taskCalls.create>> = {}): Promise<TaskRow> =>
    (
      await done(taskCalls.create, {
        batchId,
        kind: 'assignment',
        title: 'Write an essay',
        dueAt: inHours(24),
        maxMarks: 10,
        ...more,
      })
    ).task;
  const publish = async ({ id }: Pick<TaskRow, 'id'>): Promise<TaskRow> => {
    const { rows } = await sql<{ version: number }>`select version from tasks where id = ${id}`.execute(db);
    return (await done(taskCalls.changeStatus, { id, version: rows[0]!.version, to: 'published' })).task;
  };
  /** A published quiz: one single choice (3, minus 1), one number (2) and, where wished, a written one (5). */
  const newQuiz = async (
    batchId: number,
    { isWritten = false, ...more }: { isWritten?: boolean } & Partial<RequestOf<typeof taskCalls.create>> = {},
  ) => {
    const task = await newTask(batchId, { kind: 'quiz', title: 'Fractions', ...more });
    const { questions } = await done(questionCalls.save, {
      id: task.id,
      version: task.version,
      questions: [
        {
          kind: 'single',
          bodyHtml: '<p>Half of a half?</p>',
          options: [
            { key: 'a', textHtml: '<p>A quarter</p>' },
            { key: 'b', textHtml: '<p>One</p>' },
          ],
          answerKeys: ['a'],
          marks: 3,
          negativeMarks: 1,
        },
        {
          kind: 'number',
          bodyHtml: '<p>1/3 as a decimal?</p>',
          options: [],
          answerKeys: [],
          answerNumber: 0.33,
          tolerance: 0.01,
          marks: 2,
        },
        ...(isWritten
          ? [{ kind: 'text' as const, bodyHtml: '<p>Why?</p>', options: [], answerKeys: [], marks: 5 }]
          : []),
      ],
    });
    return { task: await publish(task), questions };
  };
  return {
    api,
    db,
    admin,
    reader,
    asha,
    ben,
    ashaId,
    benId,
    newBatch,
    send,
    done,
    inHours,
    newTask,
    newQuiz,
    publish,
    close: () => api.close(),
  };
};
export type BatchFixture = Awaited<ReturnType<typeof batchFixture>>;
