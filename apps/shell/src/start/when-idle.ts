/** Runs `work` once the browser has nothing better to do, not before `delay` ms and at the latest two seconds after them. */
export const whenIdle = (work: () => void, delay = 0): void => {
  const ask = () =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200);
  if (delay > 0) setTimeout(ask, delay);
  else ask();
};
