/** Who looks after a student, and where the student comes from. */
export const title = (name: string): string => `Owner and institute of ${name}`;
export const verb = 'Save';
export const saved = 'Saved';
export const ownerHelp = 'Somebody of the sales team.';
export const instituteHelp = 'An active institute with a free seat.';
export const label = 'Owner and institute…';
export const manyLabel = 'Assign owner…';
export const manyInstitute = 'Assign institute…';
export const seatsAreLimited = 'Students for whom the institute has no free seat are left as they are and named.';
export const didAssign = 'assigned the student';
