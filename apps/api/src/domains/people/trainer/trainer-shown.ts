import type { TrainerDetail } from '@lectern/contract/people';
import type { Actor } from '../../../server/calls/frame';
import { maskEmail, maskMobile, mayReveal } from '../../../server/calls/mask';
import type { StoredTrainerDetail } from './trainer.queries';

const hide = <Text extends string | null>(text: Text): Text | string => (text ? '•••' : text);

/** A trainer as this person may see it. */
export const trainerShownTo = (
  actor: Pick<Actor, 'rights' | 'impersonatorId'>,
  { dialCode, ...trainer }: StoredTrainerDetail,
): TrainerDetail =>
  mayReveal(actor)
    ? { ...trainer, isMasked: false }
    : {
        ...trainer,
        email: maskEmail(trainer.email),
        mobile: maskMobile(trainer.mobile, dialCode),
        mobileTyped: null,
        dateOfBirth: hide(trainer.dateOfBirth),
        addressLine: hide(trainer.addressLine),
        postalCode: hide(trainer.postalCode),
        isMasked: true,
      };
