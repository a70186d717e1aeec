import type { OwnTask } from '@lectern/contract/people';
import * as texts from '../../../texts/own-tasks';
import { clockIn, dayIn } from '../../../batch/zone-time';

/** What the student can do with a task now: the word of its button, and why it can't be pressed. */
export const actionOf = (
  { own, blocker }: Pick<OwnTask, 'own' | 'blocker'>,
  impersonated: boolean,
): { readonly verb?: string; readonly blocker?: string } => {
  const isOpen = own.some(({ state }) => state === 'started' || state === 'returned');
  if (!isOpen && blocker !== null) return {};
  const verb = isOpen ? texts.goOn : own.length > 0 ? texts.again : texts.start;
  return { verb, ...(impersonated && { blocker: texts.notNow }) };
};

/** How far the student is with it. */
export const stateOf = ({ own, blocker, maxMarks, opensAt, timeZone, status }: OwnTask): string => {
  const last = own.at(-1);
  const best = own.reduce<number | null>(
    (most, { marks }) => (marks === null ? most : Math.max(most ?? 0, marks)),
    null,
  );
  if (best !== null) return texts.marksOf(best, maxMarks);
  if (last?.state === 'returned') return texts.returned;
  if (last?.state === 'started') return texts.isStarted;
  if (last) return texts.handedIn;
  if (blocker !== null && status === 'published' && opensAt && Date.parse(opensAt) > Date.now())
    return texts.opens(dayIn(timeZone, opensAt), clockIn(timeZone, opensAt));
  return blocker ?? '';
};

/** '12:05' of minutes and seconds, '1:02:03' with hours; of seconds that are over: '0:00'. */
export const leftText = (seconds: number): string => {
  const left = Math.max(0, Math.round(seconds));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
};
