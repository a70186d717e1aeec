import { messages, say, type ResponseOf } from '@lectern/contract';
import { agencyParts, neededDocuments, documentKinds, type agencyCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Actor, Work } from '../../../server/calls/frame';
import { insertAccount } from '../account.queries';
import { submitOwner } from '../checked/move';
import { agencyOwner } from '../checked/owner';
import { mobileColumns } from '../student/student-write.queries';
import { agencyChanged, agencyEntry } from './agency-audit';
import { addDocument } from './agency-documents';
import { agencyShownTo, readAgency, type StoredAgencyDetail } from './agency.queries';
import { lockAgency, refuseStaleAgency, updateAgencyRow, type AgencyColumns } from './agency-write.queries';

const agencyRole = 13;
type Answer = ResponseOf<typeof agencyCalls.step1>;

/** Creates the agency with its account. */
export const agencyStep1 = async ({ request, db, actor, audit }: Work<typeof agencyCalls.step1>): Promise<Answer> => {
  const { name, firstName, lastName = '', countryId, mobile, email } = request;
  const account = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    countryId,
    ...(await mobileColumns(db, mobile, countryId)),
  };
  const userId = await insertAccount(db, account, { roleId: agencyRole, noun: 'agency', createdBy: actor.userId });
  const { id } = await db
    .insertInto('agencies')
    .values({ userId, name: name.trim(), onboardingStep: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agency = await readAgency(db, id);
  audit(agencyChanged('agency.create', agency, {}, agency));
  return { agency: agencyShownTo(actor, agency) };
};

interface Step {
  readonly id: number;
  readonly version: number;
}

/** Locks an agency for a step. @throws 409 with the step due when this one is too early */
const lockForStep = async (db: Kysely<DB>, actor: Actor, { id, version }: Step, step: number) => {
  const agency = await lockAgency(db, id);
  if (agency.onboardingStep < step)
    throw conflict(`Step ${agency.onboardingStep} comes first`, { result: { step: agency.onboardingStep } });
  refuseStaleAgency(actor, agency, version);
  return agency;
};

const writeStep = (db: Kysely<DB>, { id, onboardingStep }: StoredAgencyDetail, step: number, columns: AgencyColumns) =>
  updateAgencyRow(db, id, { ...columns, onboardingStep: Math.max(onboardingStep, step + 1) });

/** The skills of the agency are these from now on; levels of those that stay are kept. @throws 400 on one that is not offered */
const writeSkills = async (db: Kysely<DB>, agencyId: number, skillIds: readonly number[]): Promise<void> => {
  const known = await db
    .selectFrom('skills')
    .select(['id', 'categoryId'])
    .where('id', 'in', [...skillIds])
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (known.length < skillIds.length)
    throw badRequest(fieldError('skillIds', 'live', say(messages.invalid, { field: 'Skills' })));
  await sql`update person_skills set deleted_at = now() where agency_id = ${agencyId} and deleted_at is null and not skill_id = any(${[...skillIds]}::bigint[])`.execute(
    db,
  );
  for (const { id: skillId, categoryId } of known)
    await sql`
      insert into person_skills (agency_id, skill_id, category_id) values (${agencyId}, ${skillId}, ${categoryId})
      on conflict (agency_id, skill_id) where deleted_at is null do nothing`.execute(db);
};

export const agencyStep2 = async ({ request, db, actor, audit }: Work<typeof agencyCalls.step2>): Promise<Answer> => {
  const before = await lockForStep(db, actor, request, 2);
  const { addressLine, city, postalCode = '', website = '', skillIds } = request;
  await db.updateTable('users').set({ city: city.trim() }).where('id', '=', before.userId).execute();
  await writeSkills(db, before.id, skillIds);
  await writeStep(db, before, 2, {
    addressLine: addressLine.trim(),
    postalCode: postalCode.trim(),
    website: website.trim(),
  });
  const agency = await readAgency(db, before.id);
  audit(agencyChanged('agency.step', agency, before, agency));
  return { agency: agencyShownTo(actor, agency) };
};

export const agencyStep3 = async ({ request, db, actor, audit }: Work<typeof agencyCalls.step3>): Promise<Answer> => {
  const before = await lockForStep(db, actor, request, 3);
  const { about, foundedYear, teamSize, experiences = [] } = request;
  if (before.experiences.length + experiences.length === 0)
    throw badRequest(fieldError('experiences', 'required', say(messages.required, { field: 'Experience' })));
  for (const { endedOn, city = '', description = '', ...experience } of experiences)
    await db
      .insertInto('experiences')
      .values({ ...experience, agencyId: before.id, endedOn: endedOn || null, city, description })
      .execute();
  await writeStep(db, before, 3, { about: about.trim(), foundedYear, teamSize });
  const agency = await readAgency(db, before.id);
  audit(agencyChanged('agency.step', agency, before, agency));
  return { agency: agencyShownTo(actor, agency) };
};

/** Its papers; with the last step an agency that is being onboarded is submitted. @throws 409 with the kinds that are missing */
export const agencyStep4 = async ({ request, db, actor, audit }: Work<typeof agencyCalls.step4>): Promise<Answer> => {
  const before = await lockForStep(db, actor, request, 4);
  const { registrationNo, legalName = '', taxNo = '', documents = [] } = request;
  for (const document of documents) await addDocument(db, actor, before.id, document);
  await writeStep(db, before, 4, {
    registrationNo: registrationNo.trim(),
    legalName: legalName.trim(),
    taxNo: taxNo.trim(),
  });
  const agency = await readAgency(db, before.id);
  const kinds = new Set(agency.documents.map(({ kind }) => kind));
  const missing = neededDocuments.filter((kind) => !kinds.has(kind));
  if (missing.length > 0)
    throw badRequest(
      fieldError('documents', 'required', `Still missing: ${missing.map((kind) => documentKinds[kind]).join(', ')}`),
    );
  if (agency.status === 'onboarding') await submitOwner(db, agencyOwner, agency, agencyParts);
  const after = await readAgency(db, before.id);
  audit(agencyChanged('agency.step', agency, before, agency));
  if (after.status !== before.status)
    audit(agencyEntry('agency.submit', after, { status: [before.status, after.status] }));
  return { agency: agencyShownTo(actor, after) };
};
