/** How far a trainer has come: only a verified one may hold batches. */
export const trainerStates = {
  draft: 'Draft',
  submitted: 'Submitted',
  changes_asked: 'Changes asked',
  verified: 'Verified',
  suspended: 'Suspended',
} as const;
export type TrainerState = keyof typeof trainerStates;

/** The same of an agency, which begins with four steps. */
export const agencyStates = {
  onboarding: 'Onboarding',
  submitted: 'Submitted',
  changes_asked: 'Changes asked',
  verified: 'Verified',
  suspended: 'Suspended',
} as const;
export type AgencyState = keyof typeof agencyStates;

/** A part of a trainer or an agency is checked by itself; a write to it makes it pending again. */
export const partStates = {
  empty: 'Empty',
  pending: 'Pending',
  approved: 'Approved',
  changes_asked: 'Changes asked',
} as const;
export type PartState = keyof typeof partStates;

/** The parts of a trainer, in the order of the tabs. */
export const trainerParts = {
  personal_info: 'Personal info',
  skills: 'Skills',
  experience: 'Experience',
  resume: 'Resume',
  certification: 'Certification',
  education: 'Education',
  demo: 'Demo lessons',
} as const;
export type TrainerPart = keyof typeof trainerParts;

/** The parts of an agency. */
export const agencyParts = {
  personal_info: 'Personal info',
  skills: 'Skills',
  experience: 'Experience',
  documents: 'Documents',
} as const;
export type AgencyPart = keyof typeof agencyParts;
