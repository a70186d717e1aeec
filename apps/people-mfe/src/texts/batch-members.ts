/** The members of a batch. */
export const members = 'Members';
export const counts = { one: 'member', many: 'members' };
export const search = 'Name, or whole e-mail or mobile';
export const name = 'Student';
export const email = 'E-mail';
export const state = 'State';
export const more = 'Details';
export const since = 'Added';
export const heldUntil = (at: string): string => `Held until ${at}`;
export const placeOf = (place: number): string => `Number ${place} in the waitlist`;
export const seatsLeft = (left: number, waiting: number): string => {
  const seats = left === 1 ? '1 seat left' : `${left} seats left`;
  return waiting === 0 ? seats : `${seats}, ${waiting} on the waitlist`;
};
export const nobody = 'No members yet';
export const nobodyMeans = 'Students who are booked into this batch are shown here.';
export const nobodyMatches = 'No members match';

/** Adding. */
export const add = 'Add students';
export const addTo = (batch: string): string => `Add students to ${batch}`;
export const students = 'Students';
export const studentsHelp = (left: number, isWaitlistOpen: boolean): string =>
  isWaitlistOpen ? `${left} seats left; the others go on the waitlist.` : `${left} seats left.`;
export const bookAs = 'Book as';
export const asActive = 'Active member';
export const asReserved = 'Reserved seat';
export const asWaiting = 'On the waitlist';
export const holdFor = 'Hold for';
export const hours = 'hours';
export const added = (seats: number, waiting: number): string => {
  if (waiting === 0) return `${seats} added.`;
  return `${seats} added, ${waiting} on the waitlist.`;
};

/** Changing. */
export const verbs = {
  active: 'Confirm as member',
  reserved: 'Reserve a seat',
  left: 'Leave…',
  removed: 'Remove…',
} as const;
export const saved = 'Saved.';
export const leaveTitle = (student: string): string => `Does ${student} leave this batch?`;
export const leaveVerb = 'Leave batch';
export const removeTitle = (student: string): string => `Remove ${student} from this batch?`;
export const removeVerb = 'Remove student';
export const seatIsOffered = 'A seat that becomes free is offered to the waitlist.';
