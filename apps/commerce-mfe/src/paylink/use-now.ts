import { useEffect, useState } from 'react';

/** The time in ms, again after each pause of `pace` ms. */
export const useNow = (pace: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), pace);
    return () => clearInterval(timer);
  }, [pace]);
  return now;
};
