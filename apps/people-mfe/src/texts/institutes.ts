/** Institutes: what is theirs alone; the rest is the kit's. */
export const noun = { one: 'institute', many: 'institutes' };
export const title = 'Institutes';
export const whatItIs = 'An institute is a school, college or company that students come from.';
export const search = 'Name, code, city or contact';
export const active = 'Active';
export const activeHelp = 'When inactive, it can’t be chosen in forms.';
export const codeHelp = 'Letters, digits and underscore.';
export const students = 'Students';
export const studentsOf = (count: number, seats: number | null): string =>
  seats === null
    ? count.toLocaleString('en-GB')
    : `${count.toLocaleString('en-GB')} of ${seats.toLocaleString('en-GB')}`;
export const seatsHelp = (count: number): string =>
  count === 0 ? 'Leave empty for no limit.' : `Leave empty for no limit. It has ${count.toLocaleString('en-GB')} now.`;
export const theStudents = (count: number): string => (count === 1 ? 'Show its student' : 'Show its students');
