import { useCallback, useRef, useState } from 'react';

/** Runs work once at a time: what comes meanwhile is not done. */
export const useOnce = () => {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const once = useCallback(async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, once };
};
