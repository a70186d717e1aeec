import { readDay } from '@lectern/contract/typed-day';

/** A typed day as on the wire: '3/7/2026', '03.07.2026', '03072026', '3 Jul 2026' and '2026-07-03' are the 3rd of July. Undefined for what is no day. */
export const readDate = (text: string): string | undefined => readDay(text);

/** A day of the wire as a field shows it: '2026-07-03' is '03/07/2026'. Another text stays as it is. */
export const writtenDate = (iso: string): string => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
