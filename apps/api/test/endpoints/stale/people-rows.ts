import {
  agencyCalls,
  agencyExperienceCalls,
  agencySkillCalls,
  demoCalls,
  trainerCalls,
  trainerCertificationCalls,
  trainerEducationCalls,
  trainerExperienceCalls,
  trainerSkillCalls,
  type AgencyDetail,
  type TrainerDetail,
} from '@lectern/contract/people';
import { sql } from 'kysely';
import type { EndpointFixture } from '../fixture';

interface Versioned {
  readonly id: number;
  readonly version: number;
}
interface Overtaken {
  readonly read: Versioned;
  readonly now: object;
}
const keyOf = ({ id, version }: Versioned): Versioned => ({ id, version });
const person = ({ next }: EndpointFixture) => {
  const no = next();
  return {
    firstName: 'Asha',
    lastName: 'Rao',
    email: `asha.rao${no}@example.com`,
    mobile: `88800 ${String(no).padStart(5, '0')}`,
    countryId: 1,
  };
};
const newTrainer = async (fixture: EndpointFixture): Promise<TrainerDetail> =>
  (await fixture.done(trainerCalls.create, person(fixture))).trainer;
/** An agency with all four steps behind it. */
const newAgency = async (fixture: EndpointFixture): Promise<AgencyDetail> => {
  const { agency } = await fixture.done(agencyCalls.step1, { ...person(fixture), name: 'Asha Rao' });
  await sql`update agencies set onboarding_step = 5 where id = ${agency.id}`.execute(fixture.db);
  return (await fixture.done(agencyCalls.detail, { id: agency.id })).agency;
};
const skill = { skillId: 1, level: 'expert', years: 2 } as const;
const experience = { title: 'Teacher', organisation: 'Hill School', startedOn: '2020-01-01' };
const certificate = { name: 'Certified', issuer: 'City College', issuedOn: '2020-01-01' };
const studies = { degree: 'BSc', school: 'Pune University', startYear: 2010 };

/** A row that somebody else has written since: the refusal shows the whole owner. */
const rowOf = (
  owner: Versioned,
  rows: readonly Versioned[],
  change: (row: Versioned) => Promise<unknown>,
): Promise<Overtaken> => {
  const read = keyOf(rows[0]!);
  return change(read).then(() => ({ read, now: { id: owner.id } }));
};
const changed =
  (table: string, { db }: EndpointFixture) =>
  async ({ id }: Versioned): Promise<void> => {
    await sql`update ${sql.table(table)} set created_at = created_at - interval '1 day' where id = ${id}`.execute(db);
  };
/** A document of the row's own: nobody has uploaded it. */
const documentOf = async (
  { db }: EndpointFixture,
  table: 'resumes' | 'agency_documents',
  owner: Versioned,
): Promise<Versioned> => {
  const { rows: files } = await sql<{ id: number }>`
    insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key)
    values ('attachment', 'ready', 'paper.pdf', 'application/pdf', 1, sha256('x'), gen_random_uuid()::text) returning id`.execute(
    db,
  );
  const of = table === 'resumes' ? sql`(trainer_id, file_id) values` : sql`(agency_id, file_id, kind) values`;
  const values =
    table === 'resumes' ? sql`(${owner.id}, ${files[0]!.id})` : sql`(${owner.id}, ${files[0]!.id}, 'other')`;
  const { rows } = await sql<Versioned>`insert into ${sql.table(table)} ${of} ${values} returning id, version`.execute(
    db,
  );
  return rows[0]!;
};

/** Trainers, agencies, demos and their rows, as one person read them and as they are now. */
export const peopleOvertaken = {
  trainer: async (fixture: EndpointFixture): Promise<Overtaken> => {
    const read = await newTrainer(fixture);
    return {
      read,
      now: (await fixture.done(trainerCalls.update, { ...keyOf(read), city: 'Pune' }, fixture.other)).trainer,
    };
  },
  'deleted trainer': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const read = await newTrainer(fixture);
    await fixture.done(trainerCalls.delete, keyOf(read), fixture.other);
    return { read, now: { id: read.id, deletedAt: expect.any(String) as unknown } };
  },
  'trainer skills': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerSkillCalls.add, { trainerId: id, ...skill });
    return rowOf(trainer, trainer.taught, changed('person_skills', fixture));
  },
  'trainer experience': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerExperienceCalls.add, { trainerId: id, ...experience });
    return rowOf(trainer, trainer.experiences, changed('experiences', fixture));
  },
  'trainer certification': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerCertificationCalls.add, { trainerId: id, ...certificate });
    return rowOf(trainer, trainer.certifications, changed('certifications', fixture));
  },
  'trainer education': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerEducationCalls.add, { trainerId: id, ...studies });
    return rowOf(trainer, trainer.educations, changed('educations', fixture));
  },
  resume: async (fixture: EndpointFixture): Promise<Overtaken> => {
    const trainer = await newTrainer(fixture);
    return rowOf(trainer, [await documentOf(fixture, 'resumes', trainer)], changed('resumes', fixture));
  },
  agency: async (fixture: EndpointFixture): Promise<Overtaken> => {
    const read = await newAgency(fixture);
    return {
      read,
      now: (await fixture.done(agencyCalls.update, { ...keyOf(read), city: 'Pune' }, fixture.other)).agency,
    };
  },
  'deleted agency': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const read = await newAgency(fixture);
    await fixture.done(agencyCalls.delete, keyOf(read), fixture.other);
    return { read, now: { id: read.id, deletedAt: expect.any(String) as unknown } };
  },
  'agency skills': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newAgency(fixture);
    const { agency } = await fixture.done(agencySkillCalls.add, { agencyId: id, ...skill });
    return rowOf(agency, agency.taught, changed('person_skills', fixture));
  },
  'agency experience': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newAgency(fixture);
    const { agency } = await fixture.done(agencyExperienceCalls.add, { agencyId: id, ...experience });
    return rowOf(agency, agency.experiences, changed('experiences', fixture));
  },
  'agency document': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const agency = await newAgency(fixture);
    return rowOf(agency, [await documentOf(fixture, 'agency_documents', agency)], changed('agency_documents', fixture));
  },
  demo: async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { demo } = await fixture.done(demoCalls.create, { studentId: 1, skillId: 1, durationMinutes: 30 });
    const now = (await fixture.done(demoCalls.update, { ...keyOf(demo), durationMinutes: 60 }, fixture.other)).demo;
    return { read: demo, now };
  },
};
