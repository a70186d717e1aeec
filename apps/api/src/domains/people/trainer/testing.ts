import type { RequestOf } from '@lectern/contract';
import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import {
  trainerCalls,
  trainerEducationCalls,
  trainerExperienceCalls,
  trainerSkillCalls,
  type TrainerDetail,
} from '@lectern/contract/people';
import { sql } from 'kysely';
import { studentFixture } from '../testing';

/** At least 250 words. */
export const about = Array.from({ length: 250 }, (_, at) => `word${at}`).join(' ');

/** A real API with an admin, who verifies and may reveal, and somebody of sales, who sees no trainers. */
export const trainerFixture = async () => {
  const people = await studentFixture();
  const { db, done, fields } = people;
  const { category } = await done(categoryCalls.create, { name: 'Sciences' });
  const skill = async (name: string): Promise<number> =>
    (await done(skillCalls.create, { categoryId: category.id, name })).skill.id;
  const [physics, chemistry] = [await skill('Physics'), await skill('Chemistry')];
  const make = async (values: Partial<RequestOf<typeof trainerCalls.create>> = {}): Promise<TrainerDetail> =>
    (await done(trainerCalls.create, { ...fields(), ...values })).trainer;
  /** A document of the admin's, without an object behind it. */
  const file = async (mime = 'application/pdf'): Promise<number> => {
    const { rows: made } = await sql<{ id: number }>`
      insert into files (purpose, status, visibility, original_name, extension, mime, bytes, sha256, storage_key, uploaded_by)
      select 'attachment', 'ready', 'private', 'resume.pdf', 'pdf', ${mime}, 10, sha256(gen_random_uuid()::text::bytea), gen_random_uuid()::text, s.user_id
      from sessions s where s.id = ${people.admin.sessionId ?? 0} returning id`.execute(db);
    return made[0]?.id ?? 0;
  };
  const resume = async (trainerId: number): Promise<void> => {
    await sql`insert into resumes (trainer_id, file_id) values (${trainerId}, ${await file()})`.execute(db);
  };
  /** A trainer who may be submitted. */
  const filled = async (): Promise<TrainerDetail> => {
    const { id } = await make({ headline: 'Physics for everybody', about });
    await done(trainerSkillCalls.add, { trainerId: id, skillId: physics, level: 'expert', years: 4 });
    await done(trainerExperienceCalls.add, {
      trainerId: id,
      title: 'Teacher',
      organisation: 'Hill School',
      startedOn: '2019-04-01',
    });
    await done(trainerEducationCalls.add, { trainerId: id, degree: 'BSc', school: 'Pune University', startYear: 2010 });
    await resume(id);
    return read(id);
  };
  const read = async (id: number): Promise<TrainerDetail> => (await done(trainerCalls.detail, { id })).trainer;
  const submitted = async (): Promise<TrainerDetail> => {
    const { id, version } = await filled();
    return (await done(trainerCalls.submit, { id, version })).trainer;
  };
  return { ...people, physics, chemistry, make, filled, file, read, submitted };
};
export type TrainerFixture = Awaited<ReturnType<typeof trainerFixture>>;
