import * as texts from '../texts/remotes-overview';

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** Errors per load, at most 1: several errors of one load say no more than one. */
export const rateOf = ({ loads, errors }: { readonly loads: number; readonly errors: number }): number =>
  errors === 0 ? 0 : Math.min(1, errors / Math.max(1, loads));

/** '4.1%', '2%'. */
export const rateText = (rate: number): string => texts.percentOf(tenths.format(rate * 100));

/** '212 ms', '1,840 ms'. */
export const millisecondsText = (ms: number): string => texts.milliseconds(whole.format(ms));

/** '118 kB', '7.9 kB': a tenth where it is small. */
export const sizeText = (bytes: number): string =>
  texts.kilobytes((bytes < 10_000 ? tenths : whole).format(bytes / 1000));
