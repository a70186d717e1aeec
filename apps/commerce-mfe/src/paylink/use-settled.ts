import { useEffect, useState } from 'react';

/** A value once it has been the same for `pause` ms; until then the one before. */
export const useSettled = <Value>(value: Value, pause: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
