import { requestsPending } from '@lectern/api-client';
import { whenIdle } from './when-idle';

/** What is not needed to see the first screen waits for it: `work` runs when nobody waits for an answer any more. */
export const afterFirstScreen = (work: () => void): void =>
  whenIdle(() => {
    const stop = requestsPending.subscribe(() => ask());
    const ask = (): void => {
      if (requestsPending.count() > 0) return;
      stop();
      whenIdle(work);
    };
    ask();
  }, 300);
