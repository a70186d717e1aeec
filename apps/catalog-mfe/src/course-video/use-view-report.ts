import { useEffect, useRef, type RefObject, type VideoHTMLAttributes } from 'react';
import { beacon, CallError, send } from '@lectern/api-client';
import { videoViewCalls } from '@lectern/contract/commerce/video-view';
import { viewDevice } from './view-device';
import { viewReport } from './view-report';
import type { PlayerMoment } from './watched-time';

/** The place of a video that a student plays: a lesson, or the introduction of a course. */
export type PlayedAt = { readonly lessonId: number } | { readonly courseId: number };

type Listeners = Pick<VideoHTMLAttributes<HTMLVideoElement>, 'onTimeUpdate' | 'onPause' | 'onSeeking'>;

/** No second try helps: the video may not be played here, or the key is taken. */
const isFinal = (error: unknown): boolean => error instanceof CallError && [400, 403, 404].includes(error.status);

const startReport = (videoId: number, place: PlayedAt) => {
  const viewKey = crypto.randomUUID();
  return viewReport(
    { viewKey, videoId, ...place, device: viewDevice() },
    {
      send: (request) => send(videoViewCalls.seen, request, { quiet: true, handled: 'all' }),
      sendLast: (request) => void beacon(videoViewCalls.seen, request, viewKey),
      isFinal,
    },
  );
};

const momentOf = ({ currentTime, playbackRate }: HTMLVideoElement): PlayerMoment => ({
  at: performance.now(),
  position: currentTime,
  rate: playbackRate,
});

/**
 * Reports the view of a video that students play; without a place nothing is reported. Whose views are kept is the API's
 * decision. It never disturbs the player, and errors are silent.
 */
export const useViewReport = (
  element: RefObject<HTMLVideoElement | null>,
  videoId: number,
  place: PlayedAt | undefined,
): Listeners => {
  const follower = useRef<ReturnType<typeof viewReport>>(undefined);
  const follow = () => (follower.current ??= place && startReport(videoId, place));
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') follower.current?.leaving();
    };
    const go = (): void => follower.current?.leaving();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', go);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', go);
      go();
    };
  }, []);
  return {
    onTimeUpdate: () => {
      if (element.current && !element.current.paused && !element.current.seeking)
        follow()?.playing(momentOf(element.current));
    },
    onPause: () => {
      if (element.current) follower.current?.stopped(momentOf(element.current));
    },
    onSeeking: () => follower.current?.jumped(),
  };
};
