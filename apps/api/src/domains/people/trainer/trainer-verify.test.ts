import { trainerCalls, trainerEducationCalls, verificationCalls, type TrainerPart } from '@lectern/contract/people';
import { sql } from 'kysely';
import { trainerFixture, type TrainerFixture } from './testing';

let fixture: TrainerFixture;
beforeAll(async () => void (fixture = await trainerFixture()));
afterAll(() => fixture.close());

const needed = ['personal_info', 'skills', 'experience', 'resume', 'education'] as const;
const decide = (id: number, part: TrainerPart, partRevision: number, ask?: string) =>
  fixture.admin.send(trainerCalls.verify, {
    id,
    part,
    partRevision,
    decision: ask ? 'ask' : 'approve',
    ...(ask && { reason: ask }),
  });
const revisionOf = ({ parts }: Awaited<ReturnType<TrainerFixture['read']>>, part: TrainerPart): number =>
  parts.find((each) => each.part === part)?.revision ?? 0;
const mailsTo = async (userId: number) =>
  (
    await sql<{ template: string; text: string }>`
      select template, body_text as text from mails where user_id = ${userId} order by id`.execute(fixture.db)
  ).rows;

it('is submitted once headline, about and every part but certification and demo are there', async () => {
  const { id, version } = await fixture.make();
  const { status, body } = await fixture.admin.send(trainerCalls.submit, { id, version });
  expect([status, body]).toMatchObject([
    409,
    {
      message: 'Fill first: Personal info, Skills, Experience, Resume, Education',
      result: { missing: [...needed] },
    },
  ]);
  expect((await fixture.submitted()).status).toBe('submitted');
});

it('verifies a submitted trainer with the last approved part, and tells the trainer', async () => {
  const trainer = await fixture.submitted();
  for (const part of needed) {
    expect((await fixture.read(trainer.id)).status).toBe('submitted');
    expect((await decide(trainer.id, part, revisionOf(trainer, part))).status).toBe(200);
  }
  const { status, verifiedByName, parts } = await fixture.read(trainer.id);
  expect([status, verifiedByName]).toEqual(['verified', expect.any(String)]);
  expect(parts.filter(({ state }) => state === 'approved').map(({ part }) => part)).toEqual([...needed]);
  expect((await mailsTo(trainer.userId)).map(({ template }) => template)).toEqual(['verified']);
});

it('asks for changes with a reason, by mail; a resubmission opens that part alone', async () => {
  const trainer = await fixture.submitted();
  await decide(trainer.id, 'skills', revisionOf(trainer, 'skills'));
  expect((await decide(trainer.id, 'resume', revisionOf(trainer, 'resume'), 'Page two is missing')).status).toBe(200);
  const sentBack = await fixture.read(trainer.id);
  expect([sentBack.status, sentBack.stateReason]).toEqual(['changes_asked', 'Page two is missing']);
  expect((await mailsTo(trainer.userId))[0]?.text).toContain('Page two is missing');
  const { trainer: again } = await fixture.done(trainerCalls.submit, { id: sentBack.id, version: sentBack.version });
  expect(again.parts.map(({ part, state }) => `${part} ${state}`)).toEqual([
    'personal_info pending',
    'skills approved',
    'experience pending',
    'resume pending',
    'certification empty',
    'education pending',
    'demo empty',
  ]);
});

it('refuses a decision about a part that has changed since, and shows it', async () => {
  const trainer = await fixture.submitted();
  const seen = revisionOf(trainer, 'education');
  const [row] = trainer.educations;
  await fixture.done(trainerEducationCalls.update, { id: row!.id, version: row!.version, school: 'Another' });
  const { status, body } = await decide(trainer.id, 'education', seen);
  expect([status, body]).toMatchObject([
    409,
    { message: 'This part has changed since you read it', result: { educations: [{ school: 'Another' }] } },
  ]);
  expect((await decide(trainer.id, 'education', seen + 1)).status).toBe(200);
});

it('opens an approved part again when it is written, while the trainer stays verified', async () => {
  const trainer = await fixture.submitted();
  for (const part of needed) await decide(trainer.id, part, revisionOf(trainer, part));
  const { id, version } = await fixture.read(trainer.id);
  const { trainer: after } = await fixture.done(trainerCalls.update, { id, version, city: 'Pune' });
  expect([after.status, after.parts.find(({ part }) => part === 'personal_info')?.state]).toEqual([
    'verified',
    'pending',
  ]);
});

it('lets nobody decide about their own account, and needs a reason for a wish', async () => {
  const trainer = await fixture.submitted();
  await sql`update trainers set user_id = s.user_id from sessions s where s.id = ${fixture.admin.sessionId ?? 0} and trainers.id = ${trainer.id}`.execute(
    fixture.db,
  );
  expect((await decide(trainer.id, 'skills', revisionOf(trainer, 'skills'))).status).toBe(403);
  const other = await fixture.submitted();
  const { status } = await fixture.admin.send(trainerCalls.verify, {
    id: other.id,
    part: 'skills',
    partRevision: revisionOf(other, 'skills'),
    decision: 'ask',
  });
  expect(status).toBe(400);
});

it('queues the open parts of the submitted and verified, who waits longest first', async () => {
  const draft = await fixture.filled();
  const trainer = await fixture.submitted();
  const { items, total } = await fixture.done(verificationCalls.queue, { limit: 100 });
  expect(total).toBe(items.length);
  expect(items.filter(({ ownerId }) => ownerId === draft.id)).toEqual([]);
  expect(
    items
      .filter(({ ownerId }) => ownerId === trainer.id)
      .map(({ part }) => part)
      .toSorted(),
  ).toEqual([...needed].toSorted());
  expect(items.map(({ waitingSince }) => waitingSince)).toEqual(
    items.map(({ waitingSince }) => waitingSince).toSorted(),
  );
});
