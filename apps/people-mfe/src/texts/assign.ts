/** Who looks after a student, and where the student comes from. */
export const title = (name: string): string => `Owner and institute of ${name}`;
export const verb = 'Save';
export const saved = 'Saved';
export const ownerHelp = 'Somebody of the sales team.';
export const instituteHelp = 'An active institute with a free seat.';
export const label = 'Owner and institute…';
export const manyLabel = 'Assign owner…';
export const didAssign = 'assigned the student';
