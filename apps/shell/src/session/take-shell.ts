import { requestsPending } from '@lectern/api-client';
import { lastWorkDone } from '@lectern/ui-kit';
import { useToastHistory } from '@lectern/ui-kit/toast-history';
import { goOn } from '../start/go-to';
import { holdPage, isHeld } from './page-hold';
import { newerShell } from './served-shell';

const key = 'lectern.shell';
/** While servers of two builds answer side by side the page may come back in its own: tried again after so long, in ms. */
const pause = 60_000;
/** A draft that is on its way holds nobody up for longer, in ms. */
const draftLimit = 5_000;
/** A message younger than this, in ms, may have no toast yet: React shows it with its next render. */
const untilShown = 1_000;

interface Moment {
  readonly newer: string | undefined;
  /** Somebody waits for an answer, or has not read yet what a toast says, and both would be lost; or there is no connection, and no page to be had. */
  readonly mustStay: boolean;
  /** The build that was tried last, and when. */
  readonly tried: string;
  readonly now: number;
}

/** Whether the next navigation reloads the page, to have the newer shell. */
export const takesShell = ({ newer, mustStay, tried, now }: Moment): boolean => {
  const [hash, at] = tried.split(' ');
  return newer !== undefined && !mustStay && !(hash === newer && now - Number(at) < pause);
};

/** Whether a toast is to be read. */
const isReportedNow = (now: number): boolean =>
  document.querySelector('.toast') !== null || now - (useToastHistory.getState()[0]?.at ?? 0) < untilShown;

/** Goes to a path by loading it where pages are given a newer shell by now; false where the router may go there as ever. */
export const goByLoading = (path: string): boolean => {
  if (isHeld()) return true;
  const [newer, now] = [newerShell(), Date.now()];
  const mustStay = !navigator.onLine || requestsPending.count() > 0 || isReportedNow(now);
  if (!takesShell({ newer, mustStay, tried: sessionStorage.getItem(key) ?? '', now })) return false;
  sessionStorage.setItem(key, `${newer ?? ''} ${now}`);
  holdPage();
  // A draft that was dropped by a save must not come back.
  void lastWorkDone(draftLimit).then(() => goOn(path));
  return true;
};
