import type { Flow, Transition } from '../flow';

export const offerStatuses = { draft: 'Draft', active: 'Active', paused: 'Paused', blocked: 'Blocked' } as const;
export type OfferStatus = keyof typeof offerStatuses;

interface Facts {
  readonly slotCount: number;
}
type Step = Transition<OfferStatus, Facts>;
const activate: Step = {
  to: 'active',
  verb: 'Activate',
  done: 'Activated',
  needs: ({ slotCount }) => (slotCount === 0 ? 'Add a weekly slot first' : undefined),
};
const pause: Step = {
  to: 'paused',
  verb: 'Pause',
  done: 'Paused',
  reason: 'required',
  means: 'Students no longer find it. It can be activated again.',
};
const unblock: Step = {
  to: 'paused',
  verb: 'Unblock',
  done: 'Unblocked, and paused',
  reason: 'required',
  means: 'It is paused and can be activated. The trainer is informed.',
};
const block: Step = {
  to: 'blocked',
  verb: 'Block',
  done: 'Blocked',
  reason: 'required',
  means: 'Students no longer find it. The trainer reads this reason in the bell and by e-mail.',
  danger: true,
};

/** The transitions of an offer. */
export const offerFlow: Flow<OfferStatus, Facts> = {
  draft: [activate, block],
  active: [pause, block],
  paused: [activate, block],
  blocked: [unblock],
};
