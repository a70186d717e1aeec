import { messages, say, type RequestOf, type ResponseOf } from '@lectern/contract';
import { agencyParts, type agencyCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { restorableDays } from '../../../records/restorable-days';
import { badRequest, conflict, fieldError, stale } from '../../../server/calls/errors';
import type { Handler, Work } from '../../../server/calls/frame';
import { endSessionsOf } from '../../platform/auth/end-sessions';
import { emailTaken, updateAccount } from '../account.queries';
import { decidePart } from '../checked/decide';
import { erasePersonOf } from '../checked/erase.queries';
import { submitOwner, suspendOwner } from '../checked/move';
import { agencyOwner } from '../checked/owner';
import { requireCountry } from '../mobile.queries';
import { openOrders } from '../student/student-erase.queries';
import { mobileColumns } from '../student/student-write.queries';
import { agencyChanged, agencyEntry } from './agency-audit';
import { agencyShownTo, readAgency } from './agency.queries';
import {
  lockAgency,
  refuseInUse,
  refuseStaleAgency,
  updateAgencyRow,
  type AgencyColumns,
} from './agency-write.queries';

type Answer = ResponseOf<typeof agencyCalls.submit>;
const own = ['name', 'legalName', 'registrationNo', 'taxNo', 'website', 'about', 'addressLine', 'postalCode'] as const;

/** The columns of the agency's own row that a form writes; what is absent stays. */
const columnsOf = (written: RequestOf<typeof agencyCalls.update>): AgencyColumns => ({
  ...Object.fromEntries(own.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name].trim()]]))),
  ...(written.foundedYear !== undefined && { foundedYear: written.foundedYear }),
  ...(written.teamSize !== undefined && { teamSize: written.teamSize }),
});

/** Absent fields stay. */
export const changeAgency = async ({ request, db, actor, audit }: Work<typeof agencyCalls.update>): Promise<Answer> => {
  const { id, version, firstName, lastName, email, mobile, countryId, city } = request;
  const before = await lockAgency(db, id);
  refuseStaleAgency(actor, before, version);
  if (countryId !== undefined && countryId !== before.countryId) await requireCountry(db, countryId);
  await updateAccount(db, before.userId, {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(countryId !== undefined && { countryId }),
    ...(city !== undefined && { city: city.trim() }),
    ...(mobile !== undefined && (await mobileColumns(db, mobile, countryId ?? before.countryId))),
  });
  await updateAgencyRow(db, id, columnsOf(request));
  const agency = await readAgency(db, id);
  audit(agencyChanged('agency.update', agency, before, agency));
  return { agency: agencyShownTo(actor, agency) };
};

/** Deletes the account too, and ends its sessions. @throws 409 while trainers or batches belong to it */
export const deleteAgency = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof agencyCalls.delete>): Promise<ResponseOf<typeof agencyCalls.delete>> => {
  const agency = await lockAgency(db, request.id);
  refuseStaleAgency(actor, agency, request.version);
  refuseInUse(agency);
  await sql`update users set deleted_at = now() where id = ${agency.userId}`.execute(db);
  const { rows } = await sql<{ until: string }>`
    update agencies set deleted_at = now() where id = ${agency.id} returning deleted_at + make_interval(days => ${restorableDays}) as until`.execute(
    db,
  );
  await endSessionsOf(db, agency.userId, 'revoked');
  audit(agencyEntry('agency.delete', agency));
  return { restorableUntil: rows[0]?.until ?? '' };
};

/** Restores within 30 days, unless the e-mail address is in use. */
export const restoreAgency = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof agencyCalls.restore>): Promise<Answer> => {
  const agency = await lockAgency(db, request.id, 'restorable');
  if (agency.deletedAt === null) throw stale(agencyShownTo(actor, agency));
  refuseStaleAgency(actor, agency, request.version);
  try {
    await sql`update users set deleted_at = null where id = ${agency.userId}`.execute(db);
    await updateAgencyRow(db, agency.id, { deletedAt: null });
  } catch (error) {
    throw emailTaken(error);
  }
  audit(agencyChanged('agency.restore', agency, { deletedAt: agency.deletedAt }, { deletedAt: null }));
  return { agency: agencyShownTo(actor, await readAgency(db, agency.id)) };
};

/** Submits again after a wish or a suspension; the first time the last step does it. */
export const submitAgency = async ({ request, db, actor, audit }: Work<typeof agencyCalls.submit>): Promise<Answer> => {
  const agency = await lockAgency(db, request.id);
  refuseStaleAgency(actor, agency, request.version);
  if (agency.onboardingStep < 5)
    throw conflict(`Step ${agency.onboardingStep} comes first`, { result: { step: agency.onboardingStep } });
  await submitOwner(db, agencyOwner, agency, agencyParts);
  audit(agencyEntry('agency.submit', agency, { status: [agency.status, 'submitted'] }));
  return { agency: agencyShownTo(actor, await readAgency(db, agency.id)) };
};

/** @throws 409 with the number of batches that go on, until `confirm` says that they may */
export const suspendAgency = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof agencyCalls.suspend>): Promise<Answer> => {
  const agency = await lockAgency(db, request.id);
  refuseStaleAgency(actor, agency, request.version);
  if (agency.batchesNow > 0 && !request.confirm)
    throw conflict('Batches of this agency are running or planned: confirm that they go on', {
      result: { batches: agency.batchesNow },
    });
  const reason = request.reason.trim();
  await suspendOwner(db, agencyOwner, agency, reason);
  audit(agencyEntry('agency.suspend', agency, { status: [agency.status, 'suspended'], reason: [null, reason] }));
  return { agency: agencyShownTo(actor, await readAgency(db, agency.id)) };
};

/** Decides one part of an agency. */
export const verifyAgency = async ({ request, db, actor, audit }: Work<typeof agencyCalls.verify>): Promise<Answer> => {
  const agency = await lockAgency(db, request.id);
  const changes = await decidePart(db, actor, agencyOwner, request, {
    userId: agency.userId,
    partName: agencyParts[request.part],
    current: () => Promise.resolve(agencyShownTo(actor, agency)),
  });
  audit(agencyEntry('agency.verify', agency, changes));
  return { agency: agencyShownTo(actor, await readAgency(db, agency.id)) };
};

const emptied = sql`name = 'Erased', legal_name = '', registration_no = '', tax_no = '', website = '', about = '', address_line = '', postal_code = '', logo_file_id = null,
  state = 'suspended', state_reason = 'Erased'`;

/** Erases an agency for good, live or deleted. @throws 409 while trainers, batches or money are open */
export const eraseAgency: Handler<typeof agencyCalls.erase> = async ({
  request: { id, version, typedName, reason },
  db,
  actor,
  audit,
}) => {
  const agency = await lockAgency(db, id, 'any');
  refuseStaleAgency(actor, agency, version);
  if (typedName.trim() !== agency.name)
    throw badRequest(fieldError('typedName', 'name', say(messages.invalid, { field: 'Name' })));
  refuseInUse(agency);
  if ((await openOrders(db, agency.userId)) > 0) throw conflict('An order of this agency is still open');
  await endSessionsOf(db, agency.userId, 'erased');
  await erasePersonOf(db, agencyOwner, { id, userId: agency.userId, own: emptied });
  const erased = await readAgency(db, id);
  audit(agencyEntry('agency.erase', erased, { reason: [null, reason.trim()] }));
  return { agency: agencyShownTo(actor, erased) };
};
