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
/** At least 250 words. */
const about = 'word '.repeat(250).trim();
/** A document of nobody: its row alone is needed. */
const newFile = async ({ db }: EndpointFixture): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into files (purpose, status, original_name, mime, bytes, sha256, storage_key)
    values ('attachment', 'ready', 'paper.pdf', 'application/pdf', 1, sha256('x'), gen_random_uuid()::text) returning id`.execute(
    db,
  );
  return rows[0]!.id;
};
const experienceOf = (column: 'trainer_id' | 'agency_id', id: number) =>
  sql`insert into experiences (${sql.ref(column)}, title, organisation, started_on) values (${id}, 'Tutor', 'College', '2015-01-01')`;

/** A trainer whose parts are filled, so that nothing is missing to submit it. */
const newTrainer = async (fixture: EndpointFixture): Promise<TrainerDetail> => {
  const values = { ...person(fixture), headline: 'Physics for everybody', about };
  const { id } = (await fixture.done(trainerCalls.create, values)).trainer;
  const { db } = fixture;
  await sql`insert into person_skills (trainer_id, skill_id, category_id) select ${id}, id, category_id from skills where id = 2`.execute(
    db,
  );
  await experienceOf('trainer_id', id).execute(db);
  await sql`insert into educations (trainer_id, degree, school, start_year) values (${id}, 'MSc', 'College', 2008)`.execute(
    db,
  );
  await sql`insert into resumes (trainer_id, file_id) values (${id}, ${await newFile(fixture)})`.execute(db);
  return (await fixture.done(trainerCalls.detail, { id })).trainer;
};
/** An agency with all four steps behind it, that is not submitted yet. */
const newAgency = async (fixture: EndpointFixture): Promise<AgencyDetail> => {
  const { id } = (await fixture.done(agencyCalls.step1, { ...person(fixture), name: 'Asha Rao' })).agency;
  const { db } = fixture;
  await sql`update agencies set onboarding_step = 5, about = ${about}, founded_year = 2010, team_size = 4, address_line = '12 Station Road', registration_no = 'NO-' || id
    where id = ${id}`.execute(db);
  await sql`insert into person_skills (agency_id, skill_id, category_id) select ${id}, id, category_id from skills where id = 2`.execute(
    db,
  );
  await experienceOf('agency_id', id).execute(db);
  for (const kind of ['registration', 'tax', 'owner_id'])
    await sql`insert into agency_documents (agency_id, kind, file_id) values (${id}, ${kind}, ${await newFile(fixture)})`.execute(
      db,
    );
  return (await fixture.done(agencyCalls.detail, { id })).agency;
};
const skill = { skillId: 1, level: 'expert', years: 2 } as const;
const experience = { title: 'Teacher', organisation: 'Hill School', startedOn: '2020-01-01' };
const certificate = { name: 'Certified', issuer: 'City College', issuedOn: '2020-01-01' };
const studies = { degree: 'BSc', school: 'Pune University', startYear: 2010 };

/** The newest row of a part, that somebody else has written since. */
const rowOf = (rows: readonly Versioned[], change: (row: Versioned) => Promise<unknown>): Promise<Overtaken> => {
  const read = keyOf(rows.toSorted((one, other) => other.id - one.id)[0]!);
  return change(read).then(() => ({ read, now: { id: read.id, version: read.version + 1 } }));
};
const changed =
  (table: string, { db }: EndpointFixture) =>
  async ({ id }: Versioned): Promise<void> => {
    await sql`update ${sql.table(table)} set created_at = created_at - interval '1 day' where id = ${id}`.execute(db);
  };
/** A paper that no step of the onboarding needs. */
const paperOf = async (fixture: EndpointFixture, agency: Versioned): Promise<Versioned> => {
  const { rows } = await sql<Versioned>`
    insert into agency_documents (agency_id, file_id, kind) values (${agency.id}, ${await newFile(fixture)}, 'other') returning id, version`.execute(
    fixture.db,
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
    return rowOf(trainer.taught, changed('person_skills', fixture));
  },
  'trainer experience': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerExperienceCalls.add, { trainerId: id, ...experience });
    return rowOf(trainer.experiences, changed('experiences', fixture));
  },
  'trainer certification': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerCertificationCalls.add, { trainerId: id, ...certificate });
    return rowOf(trainer.certifications, changed('certifications', fixture));
  },
  'trainer education': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newTrainer(fixture);
    const { trainer } = await fixture.done(trainerEducationCalls.add, { trainerId: id, ...studies });
    return rowOf(trainer.educations, changed('educations', fixture));
  },
  resume: async (fixture: EndpointFixture): Promise<Overtaken> => {
    const trainer = await newTrainer(fixture);
    return rowOf(trainer.resumes, changed('resumes', fixture));
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
    return rowOf(agency.taught, changed('person_skills', fixture));
  },
  'agency experience': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { id } = await newAgency(fixture);
    const { agency } = await fixture.done(agencyExperienceCalls.add, { agencyId: id, ...experience });
    return rowOf(agency.experiences, changed('experiences', fixture));
  },
  'agency document': async (fixture: EndpointFixture): Promise<Overtaken> => {
    const agency = await newAgency(fixture);
    return rowOf([await paperOf(fixture, agency)], changed('agency_documents', fixture));
  },
  demo: async (fixture: EndpointFixture): Promise<Overtaken> => {
    const { demo } = await fixture.done(demoCalls.create, { studentId: 1, skillId: 1, durationMinutes: 30 });
    const now = (await fixture.done(demoCalls.update, { ...keyOf(demo), durationMinutes: 60 }, fixture.other)).demo;
    return { read: demo, now };
  },
};
