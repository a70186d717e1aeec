import type { Step } from '../flow';

/** How far a student has come, from the first contact to lessons. */
export const leadStates = {
  new: 'New',
  contacted: 'Contacted',
  demo: 'Demo',
  enrolled: 'Enrolled',
  lapsed: 'Lapsed',
  lost: 'Lost',
} as const;
export type LeadState = keyof typeof leadStates;

/** The transitions of a lead that a person may make; a membership or a subscription makes a student enrolled. */
export const leadFlow: Readonly<Record<LeadState, readonly Step<LeadState>[]>> = {
  new: [{ to: 'contacted' }, { to: 'lost' }],
  contacted: [{ to: 'demo' }, { to: 'lost' }],
  demo: [{ to: 'lost' }],
  enrolled: [{ to: 'lapsed' }, { to: 'lost' }],
  lapsed: [{ to: 'lost' }],
  lost: [{ to: 'contacted' }],
};
