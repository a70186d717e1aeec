import { ownTaskCalls, submissionCalls } from '@lectern/contract/people';
import { batchFixture } from '../src/domains/people/batch-parts/testing';
import { inLanes, type Race } from './race';

const lanes = 4;

/** Two graders give the same version different marks at once: one of them writes, the other one is shown what the first has written. */
export const raceGrading: Race = async (tries) => {
  const f = await batchFixture();
  const wrong: string[] = [];
  try {
    const batchId = await f.newBatch();
    const second = await f.api.signIn(1);
    const submissions: number[] = [];
    for (let lane = 0; lane < lanes; lane += 1) {
      const task = await f.publish(await f.newTask(batchId));
      const { id } = (await f.done(ownTaskCalls.start, { taskId: task.id }, f.asha)).submission;
      await f.done(ownTaskCalls.submit, { id, body: 'My essay.' }, f.asha);
      submissions.push(id);
    }
    await inLanes(tries / 2, lanes, async (lane, round) => {
      const id = submissions[lane]!;
      const { version } = (await f.done(submissionCalls.detail, { id })).submission;
      const given = [round % 10, (round + 5) % 10] as const;
      const answers = await Promise.all(
        [f.admin, second].map((grader, at) =>
          f.send(submissionCalls.grade, { id, version, questionMarks: { all: given[at]! } }, grader),
        ),
      );
      const first = answers.findIndex(({ status }) => status === 200);
      const { submission } = await f.done(submissionCalls.detail, { id });
      const shown = answers[1 - first]?.result as unknown as { marks?: number } | undefined;
      const isRight =
        answers
          .map(({ status }) => status)
          .toSorted((a, b) => a - b)
          .join() === '200,409' &&
        submission.marks === given[first] &&
        shown?.marks === given[first] &&
        submission.version === version + 1;
      if (!isRight)
        wrong.push(
          `round ${round}: ${answers.map(({ status }) => status).join()}; marks ${given.join(' and ')}, stored ${submission.marks}, shown ${shown?.marks}; version ${version} → ${submission.version}`,
        );
    });
    return wrong;
  } finally {
    await f.close();
  }
};
