import type { ResponseOf } from '@lectern/contract';
import { trainerParts, type trainerCalls } from '@lectern/contract/people';
import { countWords } from '@lectern/contract/rules';
import { conflict } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { decidePart } from '../checked/decide';
import { submitOwner, suspendOwner } from '../checked/move';
import { trainerOwner } from '../checked/owner';
import { trainerEntry } from './trainer-audit';
import { trainerShownTo } from './trainer-shown';
import { lockTrainer } from './trainer-write.queries';
import { refuseStaleTrainer } from './trainer-write';
import { readTrainer } from './trainer.queries';

type Answer = ResponseOf<typeof trainerCalls.submit>;

/** Sends a trainer to the verifiers: headline and about belong to what has to be there. */
export const submitTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.submit>): Promise<Answer> => {
  const trainer = await lockTrainer(db, request.id);
  refuseStaleTrainer(actor, trainer, request.version);
  const isIntroduced = trainer.headline !== '' && countWords(trainer.about) >= 250;
  await submitOwner(db, trainerOwner, trainer, trainerParts, isIntroduced ? [] : ['personal_info']);
  audit(trainerEntry('trainer.submit', trainer, { status: [trainer.status, 'submitted'] }));
  return { trainer: trainerShownTo(actor, await readTrainer(db, trainer.id)) };
};

/** @throws 409 with the number of batches that go on, until `confirm` says that they may */
export const suspendTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.suspend>): Promise<Answer> => {
  const trainer = await lockTrainer(db, request.id);
  refuseStaleTrainer(actor, trainer, request.version);
  if (trainer.batchesNow > 0 && !request.confirm)
    throw conflict('Batches of this trainer are running or planned: confirm that they go on', {
      result: { batches: trainer.batchesNow },
    });
  const reason = request.reason.trim();
  await suspendOwner(db, trainerOwner, trainer, reason);
  audit(trainerEntry('trainer.suspend', trainer, { status: [trainer.status, 'suspended'], reason: [null, reason] }));
  return { trainer: trainerShownTo(actor, await readTrainer(db, trainer.id)) };
};

/** Decides one part of a trainer; whose part it is learns of a wish by mail. */
export const verifyTrainer = async ({
  request,
  db,
  actor,
  audit,
}: Work<typeof trainerCalls.verify>): Promise<Answer> => {
  const trainer = await lockTrainer(db, request.id);
  const changes = await decidePart(db, actor, trainerOwner, request, {
    userId: trainer.userId,
    partName: trainerParts[request.part],
    current: () => Promise.resolve(trainerShownTo(actor, trainer)),
  });
  audit(trainerEntry('trainer.verify', trainer, changes));
  return { trainer: trainerShownTo(actor, await readTrainer(db, trainer.id)) };
};
