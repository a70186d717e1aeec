import { rowHandlers, type OwnerOfRows } from '../checked/rows';
import { trainerOwner } from '../checked/owner';
import type { TrainerDetail } from '@lectern/contract/people';
import { trainerEntry } from './trainer-audit';
import { readTrainer, type StoredTrainerDetail } from './trainer.queries';
import { trainerShownTo } from './trainer-shown';
import { lockTrainer } from './trainer-write.queries';

const trainer: OwnerOfRows<StoredTrainerDetail, { trainer: TrainerDetail }> = {
  owner: trainerOwner,
  lock: lockTrainer,
  read: readTrainer,
  answer: (actor, row) => ({ trainer: trainerShownTo(actor, row) }),
  entry: (action, row, changes) => trainerEntry(action as `trainer.${string}`, row, changes),
};

export const trainerSkillHandlers = rowHandlers('skill', trainer);
export const trainerExperienceHandlers = rowHandlers('experience', trainer);
export const trainerCertificationHandlers = rowHandlers('certification', trainer);
export const trainerEducationHandlers = rowHandlers('education', trainer);
