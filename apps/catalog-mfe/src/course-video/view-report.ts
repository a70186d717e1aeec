import { shortestViewSeconds, viewReportSeconds, type videoViewCalls } from '@lectern/contract/commerce/video-view';
import type { RequestOf } from '@lectern/contract/call';
import { nothingWatched, watchedUntil, type PlayerMoment } from './watched-time';

export type SeenRequest = RequestOf<(typeof videoViewCalls)['seen']>;

interface Ways {
  /** Sends while the page stays. A rejection is a failure. */
  readonly send: (request: SeenRequest) => Promise<unknown>;
  /** Sends while the page goes. */
  readonly sendLast: (request: SeenRequest) => void;
  /** True for a refusal that another try would get again. */
  readonly isFinal: (error: unknown) => boolean;
}

/** Follows one view of a video. Its figures so far are reported from three seconds, every 15 seconds, and at each pause. */
export const viewReport = (
  view: Omit<SeenRequest, 'seconds' | 'furthestSeconds'>,
  { send, sendLast, isFinal }: Ways,
) => {
  let watched = nothingWatched;
  let last: PlayerMoment | undefined;
  /** Seconds that the API has, and those that were sent last. */
  let known = 0;
  let tried = 0;
  let isSending = false;
  let isRefused = false;

  const request = (): SeenRequest => ({
    ...view,
    seconds: Math.floor(watched.seconds),
    furthestSeconds: Math.floor(watched.furthest),
  });
  const hasNews = (): boolean =>
    !isRefused && watched.seconds >= shortestViewSeconds && Math.floor(watched.seconds) > known;
  const report = async (): Promise<void> => {
    if (isSending || !hasNews()) return;
    const sent = request();
    tried = watched.seconds;
    isSending = true;
    const isSent = await send(sent).then(
      () => true,
      (error: unknown) => {
        isRefused = isFinal(error);
        return false;
      },
    );
    isSending = false;
    if (!isSent) return;
    known = sent.seconds;
    // A pause while the report was on its way has no later moment that would send the rest.
    if (!last) await report();
  };
  const count = (now: PlayerMoment): void => {
    if (last) watched = watchedUntil(watched, last, now);
    last = now;
  };
  return {
    /** The video plays and is here now. */
    playing(now: PlayerMoment): void {
      count(now);
      if (tried === 0 || watched.seconds - tried >= viewReportSeconds) void report();
    },
    /** The video stops here: a pause, its end, or the player goes. */
    stopped(now: PlayerMoment): void {
      if (last) count(now);
      last = undefined;
      void report();
    },
    /** The position changes without playing. */
    jumped(): void {
      last = undefined;
    },
    /** The page is hidden or goes; it may come back. */
    leaving(): void {
      if (hasNews()) sendLast(request());
    },
  };
};
