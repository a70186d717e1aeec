/** Calls back when the process that started us is gone: nobody passes on a `kill -9` of npm, and the console would hold its port for ever. Answers a stop. */
export const whenParentDies = (then: () => void): (() => void) => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 250);
  timer.unref();
  return () => clearInterval(timer);
};
