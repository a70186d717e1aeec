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

// Enrolled is nobody's choice: a membership or a subscription makes a student enrolled.
const next: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['contacted', 'lost'],
  contacted: ['demo', 'lost'],
  demo: ['lost'],
  enrolled: ['lapsed', 'lost'],
  lapsed: ['lost'],
  lost: ['contacted'],
};

/** Where a person may take a lead from here. */
export const leadStatesAfter = (state: LeadState): readonly LeadState[] => next[state];
