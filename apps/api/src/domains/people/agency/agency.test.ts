import { agencyCalls, agencyDocumentCalls, trainerCalls, type AgencyDetail } from '@lectern/contract/people';
import { about, trainerFixture, type TrainerFixture } from '../trainer/testing';

let fixture: TrainerFixture;
beforeAll(async () => void (fixture = await trainerFixture()));
afterAll(() => fixture.close());

const begun = async (): Promise<AgencyDetail> =>
  (await fixture.done(agencyCalls.step1, { ...fixture.fields(), name: 'Ours' })).agency;
const keyOf = ({ id, version }: AgencyDetail) => ({ id, version });
const place = () => ({ addressLine: '12 Station Road', city: 'Pune', skillIds: [fixture.physics] });
const story = {
  about,
  foundedYear: 2010,
  teamSize: 4,
  experiences: [{ title: 'Tutoring', organisation: 'Hill School', startedOn: '2012-04-01' }],
};

it('goes through its steps in order, and each can be taken up again', async () => {
  const first = await begun();
  const early = await fixture.admin.send(agencyCalls.step4, { ...keyOf(first), registrationNo: 'REG-9' });
  expect([early.status, early.body]).toMatchObject([409, { message: 'Step 2 comes first', result: { step: 2 } }]);
  const second = (await fixture.done(agencyCalls.step2, { ...keyOf(first), ...place() })).agency;
  expect([second.onboardingStep, second.taught.map(({ name }) => name)]).toEqual([3, ['Physics']]);
  const again = (await fixture.done(agencyCalls.step2, { ...keyOf(second), ...place(), skillIds: [fixture.chemistry] }))
    .agency;
  expect([again.onboardingStep, again.taught.map(({ name }) => name)]).toEqual([3, ['Chemistry']]);
  const third = (await fixture.done(agencyCalls.step3, { ...keyOf(again), ...story })).agency;
  const without = await fixture.admin.send(agencyCalls.step4, { ...keyOf(third), registrationNo: 'REG-1' });
  expect([without.status, without.body]).toMatchObject([
    400,
    { message: 'Still missing: Registration, Tax, Owner’s identity' },
  ]);
  const documents = [];
  for (const kind of ['registration', 'tax', 'owner_id'] as const)
    documents.push({ kind, fileId: await fixture.file() });
  const last = (await fixture.done(agencyCalls.step4, { ...keyOf(third), registrationNo: 'REG-1', documents })).agency;
  expect([last.onboardingStep, last.status, last.openParts]).toEqual([
    5,
    'submitted',
    ['personal_info', 'skills', 'experience', 'documents'],
  ]);
  const twice = await fixture.admin.send(agencyDocumentCalls.add, {
    agencyId: last.id,
    kind: 'tax',
    fileId: await fixture.file(),
  });
  expect(twice.status).toBe(409);
  for (const { part, revision } of last.parts)
    await fixture.done(agencyCalls.verify, { id: last.id, part, decision: 'approve', partRevision: revision });
  expect((await fixture.done(agencyCalls.detail, { id: last.id })).agency.status).toBe('verified');
});

it('counts its trainers, and is not deleted while it has some', async () => {
  const agency = await begun();
  const trainer = await fixture.make({ agencyId: agency.id });
  const counts = await fixture.done(agencyCalls.counts, { id: agency.id });
  expect([counts.trainers, counts.verifiedTrainers]).toEqual([1, 0]);
  const { status, body } = await fixture.admin.send(agencyCalls.delete, keyOf(agency));
  expect([status, body]).toMatchObject([409, { message: '1 trainer belongs to it' }]);
  await fixture.done(trainerCalls.update, { id: trainer.id, version: trainer.version, agencyId: null });
  expect((await fixture.done(agencyCalls.counts, { id: agency.id })).trainers).toBe(0);
  expect((await fixture.admin.send(agencyCalls.delete, keyOf(agency))).status).toBe(200);
});
