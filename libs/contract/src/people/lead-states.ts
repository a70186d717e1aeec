/** How far a student has come, from the first contact to lessons. */
export const leadStates = ['new', 'contacted', 'demo', 'enrolled', 'lapsed', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

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
