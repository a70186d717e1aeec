import { useEffect, useState } from 'react';

/** Seconds until an entry closes by the server's clock, again each second. */
export const useSecondsLeft = ({ closesAt, now }: { readonly closesAt: string; readonly now: string }): number => {
  const [begun] = useState(() => Date.now());
  const [at, setAt] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (Date.parse(closesAt) - Date.parse(now) - (at - begun)) / 1000;
};
