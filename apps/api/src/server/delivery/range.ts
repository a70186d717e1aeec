import type { ByteRange } from '../../storage/store';

/** The part that a header Range wants of so many bytes: undefined for all of it, as of what is malformed or wants several; 'unfit' where there is none. */
export const rangeOf = (header: string | undefined, bytes: number): ByteRange | 'unfit' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end ? 'unfit' : { start, end };
};
