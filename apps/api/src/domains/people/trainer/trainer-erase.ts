import { messages, say } from '@lectern/contract';
import type { trainerCalls } from '@lectern/contract/people';
import { sql } from 'kysely';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { endSessionsOf } from '../../platform/auth/end-sessions';
import { erasePersonOf } from '../checked/erase.queries';
import { trainerOwner } from '../checked/owner';
import { openOrders } from '../student/student-erase.queries';
import { trainerEntry } from './trainer-audit';
import { trainerShownTo } from './trainer-shown';
import { refuseStaleTrainer } from './trainer-write';
import { countInAgency, lockTrainer, refuseWithBatches } from './trainer-write.queries';
import { readTrainer } from './trainer.queries';

const emptied = sql`headline = '', about = '', gender = null, date_of_birth = null, address_line = '', postal_code = '', hourly_rate_minor = null, hourly_rate_currency = null,
  agency_id = null, state = 'suspended', state_reason = 'Erased'`;

/** Erases a trainer for good, live or deleted. The log keeps author and reason, not the trainer. @throws 409 while batches or money are open */
export const eraseTrainer: Handler<typeof trainerCalls.erase> = async ({
  request: { id, version, typedName, reason },
  db,
  actor,
  audit,
}) => {
  const trainer = await lockTrainer(db, id, 'any');
  refuseStaleTrainer(actor, trainer, version);
  if (typedName.trim() !== trainer.name)
    throw badRequest(fieldError('typedName', 'name', say(messages.invalid, { field: 'Name' })));
  refuseWithBatches(trainer);
  const open = await openOrders(db, trainer.userId);
  if (open > 0) throw conflict('An order of this trainer is still open');
  await endSessionsOf(db, trainer.userId, 'erased');
  if (trainer.deletedAt === null) await countInAgency(db, trainer.agencyId, -1);
  await erasePersonOf(db, trainerOwner, { id, userId: trainer.userId, own: emptied });
  const erased = await readTrainer(db, id);
  audit({ ...trainerEntry('trainer.erase', erased), changes: { reason: [null, reason.trim()] } });
  return { trainer: trainerShownTo(actor, erased) };
};
