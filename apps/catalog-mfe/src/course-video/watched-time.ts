/** Seconds in which a video really played, and its furthest second that was played. */
export interface Watched {
  readonly seconds: number;
  readonly furthest: number;
}

/** The player at a time. `at` is in ms of a clock that never goes back, `position` in seconds of the video. */
export interface PlayerMoment {
  readonly at: number;
  readonly position: number;
  readonly rate: number;
}

export const nothingWatched: Watched = { seconds: 0, furthest: 0 };

/**
 * Adds the time between two moments of a playing video. A jump adds the time that passed. A stall or a sleeping computer
 * adds none, as the position waits too.
 */
export const watchedUntil = (watched: Watched, last: PlayerMoment, now: PlayerMoment): Watched => {
  const passed = (now.at - last.at) / 1000;
  const moved = (now.position - last.position) / (now.rate || 1);
  const played = Math.min(passed, moved);
  if (played <= 0) return watched;
  return { seconds: watched.seconds + played, furthest: Math.max(watched.furthest, now.position) };
};
