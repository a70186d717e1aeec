import * as texts from '../texts/acting';
/** Whole minutes until the end, the begun one counted; 0 when it is over. `ahead`: how far the server's clock goes before this one, in ms. */
export const minutesLeft = (until: string, now: number, ahead: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now - ahead) / 60_000));

/** The minutes in words. */
export const minutesText = (minutes: number): string => (minutes === 0 ? texts.timeIsOver : texts.minutesLeft(minutes));
