import type { Fault } from '../pdf/fault';

export const faults: Readonly<Record<Fault, string>> = {
  locked: 'This PDF needs a password. Download it to open it.',
  damaged: 'This PDF is damaged and can’t be shown. Download it to see what can be read of it.',
  missing: 'This PDF can’t be shown here. Download it, or try again.',
};
export const retry = 'Retry';
export const pagesOf = (name: string): string => `Pages of ${name}`;
export const pageOf = (no: number, name: string): string => `Page ${no} of ${name}`;
export const pageNo = (no: number, pages: number): string => `Page ${no} of ${pages}`;
export const loadingPages = 'Loading the pages';
export const pageBefore = 'Previous page';
export const pageAfter = 'Next page';
