import { agencyCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { about, trainerFixture } from '../src/domains/people/trainer/testing';
import { inLanes, type Race } from './race';

const lanes = 4;

/** Two people send the step that is due, others those after it, all with one version: one step is done, once, and no later one. */
export const raceOnboarding: Race = async (tries) => {
  const f = await trainerFixture();
  const wrong: string[] = [];
  try {
    const second = await f.api.signIn(1);
    const place = { addressLine: '12 Station Road', city: 'Pune', skillIds: [f.physics] };
    const story = { about, foundedYear: 2010, teamSize: 4 };
    const papers = { registrationNo: 'REG-1' };
    const agencies: number[] = [];
    for (let lane = 0; lane < lanes; lane += 1) {
      const { agency } = await f.done(agencyCalls.step1, { ...f.fields(), name: 'Ours' });
      await sql`insert into experiences (agency_id, title, organisation, started_on) values (${agency.id}, 'Tutoring', 'Hill School', '2012-04-01')`.execute(
        f.db,
      );
      agencies.push(agency.id);
    }
    await inLanes(tries / 4, lanes, async (lane, round) => {
      const id = agencies[lane]!;
      const due = 2 + (round % 2);
      await sql`update agencies set onboarding_step = ${due} where id = ${id}`.execute(f.db);
      const { version } = (await f.done(agencyCalls.detail, { id })).agency;
      const key = { id, version };
      const sent = (client: typeof f.admin, step: number): Promise<{ readonly status: number }> =>
        step === 2
          ? client.send(agencyCalls.step2, { ...key, ...place, postalCode: String(100000 + round) })
          : step === 3
            ? client.send(agencyCalls.step3, { ...key, ...story, teamSize: 1 + (round % 900) })
            : client.send(agencyCalls.step4, { ...key, ...papers });
      const steps = due === 2 ? [2, 2, 3, 4] : [3, 3, 4, 4];
      const answers = await Promise.all(steps.map((step, at) => sent(at % 2 === 0 ? f.admin : second, step)));
      const done = steps.filter((_, at) => answers[at]?.status === 200);
      const { onboardingStep } = (await f.done(agencyCalls.detail, { id })).agency;
      const isRight =
        done.join() === String(due) &&
        answers.every(({ status }) => status === 200 || status === 409) &&
        onboardingStep === due + 1;
      if (!isRight)
        wrong.push(
          `round ${round}: steps ${steps.join()} answered ${answers.map(({ status }) => status).join()}, next step ${onboardingStep}`,
        );
    });
    return wrong;
  } finally {
    await f.close();
  }
};
