import { useCallback } from 'react';
import { openWork } from '@lectern/ui-kit';
import { isShellGone } from '../composition/explain';
import { answerTo, worse, type Loss, type Work } from './loss';
import { ownShell } from '@lectern/api-client/own-headers';
import { newerShell } from './served-shell';
import { isCutOff, markStale } from './tab-state';
import { readSession } from './watch-session';
import { useWaysOut, type WaysOut } from './ways-out';

/** The versions because of which this tab was reloaded. */
const key = 'lectern.reloaded';
const reloadedFor = (): string[] => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];

/**
 * Does what is to be done about code of `version` (`remote@version`) that is gone. Answers `take` where the place takes the newer version itself, true
 * where the page goes, false where the failure is to be shown.
 */
export const answerLoss = async (
  version: string,
  loss: Pick<Loss, 'isExpired' | 'inPlace'>,
  work: Work,
  reloadPage: WaysOut['reloadPage'],
): Promise<'take' | boolean> => {
  // Anyone who has gone on meanwhile is not disturbed where they are now, and what they have begun since counts.
  if (!work.isHere()) return false;
  const before = reloadedFor();
  const forms = worse(work.forms, openWork());
  const answer = answerTo({ ...loss, forms, wasReloaded: before.includes(version) });
  if (answer === 'take') return answer;
  if (isCutOff()) return false;
  if (answer === 'ask') markStale(forms === 'lost' ? 'newer version, work unkept' : 'newer version');
  if (answer !== 'reload') return false;
  sessionStorage.setItem(key, JSON.stringify([...before, version]));
  await reloadPage();
  return true;
};

/** The same for code of the shell that this page runs. */
export const answerShellLoss = async (work: Work, reloadPage: WaysOut['reloadPage']): Promise<boolean> => {
  await readSession();
  return (
    (await answerLoss(
      `shell@${ownShell() ?? ''}`,
      { isExpired: newerShell() !== undefined, inPlace: false },
      work,
      reloadPage,
    )) === true
  );
};

/** The same where it is not known yet why a chunk of the shell did not come; false where nothing is done about it. */
export const answerLostCode = async (error: unknown, work: Work, reloadPage: WaysOut['reloadPage']): Promise<boolean> =>
  (await isShellGone(error)) && answerShellLoss(work, reloadPage);

/** At what somebody is now, until they go to another address. */
const workHere = (): Work => {
  const { href } = location;
  return { forms: openWork(), isHere: () => location.href === href };
};

/** For who asks for a chunk of the shell: what to do with the error when it does not come; `otherwise` where nothing else helps. */
export const useLostCode = (): ((error: unknown, otherwise: () => void) => void) => {
  const { reloadPage } = useWaysOut();
  return useCallback(
    (error, otherwise) =>
      void answerLostCode(error, workHere(), reloadPage).then((isAnswered) => isAnswered || otherwise()),
    [reloadPage],
  );
};
