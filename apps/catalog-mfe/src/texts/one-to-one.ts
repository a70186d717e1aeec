/** One-to-one offers of trainers. */
export const title = 'One-to-one';
export const noun = { one: 'offer', many: 'offers' };
export const whatItIs = 'An offer is what a trainer teaches one student at a time: a skill, a rate and weekly slots.';
export const search = 'Title';
export const trainer = 'Trainer';
export const skill = 'Skill';
export const rate = 'Rate';
export const slots = 'Weekly slots';
export const rateText = (currency: string, amount: string, minutes: number): string =>
  `${currency} ${amount} for ${minutes} min`;
export const minutesText = (minutes: number): string => (minutes === 0 ? 'No trial' : `${minutes} minutes`);
export const pickTrainer = 'Verified trainers; type to search';
export const slotsHelp = 'In the time zone of the offer';

/** A slot in the panel. */
export const oneSlot = 'slot';
export const day = 'Day';
export const from = 'From';
export const to = 'To';
export const example = '18:00';
export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export const slotText = (day: string, from: string, to: string): string => `${day} ${from}–${to}`;

export const because = (reason: string): string => `Reason: ${reason}`;
