/** How long a toast is shown, in ms. */
export const toastTime = 2_000;

/** A clock that runs down once and may be held: `onDone` is called when `time` ms have passed while it ran. */
export const toastClock = (onDone: () => void, time: number = toastTime) => {
  let left = time;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: (): void => {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onDone, left);
    },
    hold: (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - startedAt;
    },
  };
};
