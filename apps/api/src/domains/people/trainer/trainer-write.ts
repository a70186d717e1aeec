import { messages, say, type RequestOf, type ResponseOf } from '@lectern/contract';
import type { trainerCalls } from '@lectern/contract/people';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { badRequest, fieldError, stale } from '../../../server/calls/errors';
import type { Actor, Work } from '../../../server/calls/frame';
import { endSessionsOf } from '../../platform/auth/end-sessions';
import { insertAccount, updateAccount } from '../account.queries';
import { requireCountry } from '../mobile.queries';
import { mobileColumns } from '../student/student-write.queries';
import { trainerChanged, trainerEntry } from './trainer-audit';
import { readTrainer, type StoredTrainerDetail } from './trainer.queries';
import { trainerShownTo } from './trainer-shown';
import {
  countInAgency,
  lockTrainer,
  markTrainerDeleted,
  refuseWithBatches,
  undeleteTrainer,
  updateTrainerRow,
  type TrainerColumns,
} from './trainer-write.queries';

const trainerRole = 14;
type Written = Partial<RequestOf<typeof trainerCalls.create>>;

/** @throws 409 with the current trainer when somebody saved before */
export const refuseStaleTrainer = (actor: Actor, trainer: StoredTrainerDetail, version: number): void => {
  if (trainer.version !== version) throw stale(trainerShownTo(actor, trainer));
};

const texts = ['headline', 'about', 'addressLine', 'postalCode'] as const;

/** The columns of the trainer's own row that a form writes; what is absent stays. */
const columnsOf = (written: Written): TrainerColumns => ({
  ...Object.fromEntries(texts.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name].trim()]]))),
  ...(written.agencyId !== undefined && { agencyId: written.agencyId }),
  ...(written.experienceYears !== undefined && { experienceYears: String(written.experienceYears) }),
  ...(written.teachingModes !== undefined && { teachingModes: [...written.teachingModes] }),
  ...(written.hourlyRateMinor !== undefined && { hourlyRateMinor: written.hourlyRateMinor }),
  ...(written.hourlyRateCurrency !== undefined && { hourlyRateCurrency: written.hourlyRateCurrency || null }),
  ...(written.gender !== undefined && { gender: written.gender }),
  ...(written.dateOfBirth !== undefined && { dateOfBirth: written.dateOfBirth || null }),
});

/** A rate has a currency, and a currency a rate. @throws 400 on the missing one */
const requireWholeRate = async (db: Kysely<DB>, minor: number | null, code: string | null): Promise<void> => {
  if ((minor === null) !== (code === null)) {
    const [property, field] = minor === null ? ['hourlyRateMinor', 'Hourly rate'] : ['hourlyRateCurrency', 'Currency'];
    throw badRequest(fieldError(property, 'required', say(messages.required, { field })));
  }
  if (code === null) return;
  const known = await db.selectFrom('currencies').select('code').where('code', '=', code).executeTakeFirst();
  if (!known) throw badRequest(fieldError('hourlyRateCurrency', 'live', say(messages.invalid, { field: 'Currency' })));
};

/** Creates a trainer with the account, as a draft. */
export const createTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.create>): Promise<ResponseOf<typeof trainerCalls.create>> => {
  const { firstName, lastName = '', email, mobile, countryId, city, agencyId = null } = request;
  const account = {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    countryId,
    ...(await mobileColumns(db, mobile, countryId)),
    ...(city?.trim() && { city: city.trim() }),
  };
  await requireWholeRate(db, request.hourlyRateMinor ?? null, request.hourlyRateCurrency || null);
  await countInAgency(db, agencyId, 1);
  const userId = await insertAccount(db, account, { roleId: trainerRole, noun: 'trainer', createdBy: actor.userId });
  const { id } = await db
    .insertInto('trainers')
    .values({ ...columnsOf(request), userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const trainer = await readTrainer(db, id);
  audit(trainerChanged('trainer.create', trainer, {}, trainer));
  return { trainer: trainerShownTo(actor, trainer) };
};

/** Absent fields stay. */
export const changeTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.update>): Promise<ResponseOf<typeof trainerCalls.update>> => {
  const { id, version, firstName, lastName, email, mobile, countryId, city, agencyId } = request;
  const before = await lockTrainer(db, id);
  refuseStaleTrainer(actor, before, version);
  if (countryId !== undefined && countryId !== before.countryId) await requireCountry(db, countryId);
  const after = { ...before, ...request };
  await requireWholeRate(db, after.hourlyRateMinor ?? null, after.hourlyRateCurrency || null);
  if (agencyId !== undefined && agencyId !== before.agencyId) {
    await countInAgency(db, before.agencyId, -1);
    await countInAgency(db, agencyId, 1);
  }
  await updateAccount(db, before.userId, {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(countryId !== undefined && { countryId }),
    ...(city !== undefined && { city: city.trim() }),
    ...(mobile !== undefined && (await mobileColumns(db, mobile, countryId ?? before.countryId))),
  });
  await updateTrainerRow(db, id, columnsOf(request));
  const trainer = await readTrainer(db, id);
  audit(trainerChanged('trainer.update', trainer, before, trainer));
  return { trainer: trainerShownTo(actor, trainer) };
};

/** Deletes the account too, and ends its sessions. */
export const deleteTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.delete>): Promise<ResponseOf<typeof trainerCalls.delete>> => {
  const trainer = await lockTrainer(db, request.id);
  refuseStaleTrainer(actor, trainer, request.version);
  refuseWithBatches(trainer);
  await countInAgency(db, trainer.agencyId, -1);
  const restorableUntil = await markTrainerDeleted(db, trainer);
  await endSessionsOf(db, trainer.userId, 'revoked');
  audit(trainerEntry('trainer.delete', trainer));
  return { restorableUntil };
};

/** Restores within 30 days, unless the e-mail address is in use. */
export const restoreTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.restore>): Promise<ResponseOf<typeof trainerCalls.restore>> => {
  const trainer = await lockTrainer(db, request.id, 'restorable');
  if (trainer.deletedAt === null) throw stale(trainerShownTo(actor, trainer));
  refuseStaleTrainer(actor, trainer, request.version);
  await undeleteTrainer(db, trainer);
  await countInAgency(db, trainer.agencyId, 1);
  audit(trainerChanged('trainer.restore', trainer, { deletedAt: trainer.deletedAt }, { deletedAt: null }));
  return { trainer: trainerShownTo(actor, await readTrainer(db, trainer.id)) };
};
