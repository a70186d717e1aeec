import { ownShell } from '@lectern/api-client/own-headers';

let served: string | undefined;

/** Hears which build of the shell pages are given by now: the last part of `x-lectern-revision`. */
export const noteServedShell = (header: string): void => {
  served = header.split('.').slice(2).join('.') || undefined;
};

/** The build of the shell that pages are given by now, where it is another than this page runs. */
export const newerShell = (): string | undefined =>
  served !== undefined && ownShell() !== undefined && served !== ownShell() ? served : undefined;
