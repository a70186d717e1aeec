import { useEffect, useState } from 'react';
import { minutesLeft } from './minutes-left';

/** How often the minutes are counted again, in ms. */
const pause = 10_000;

/** The minutes left until `until`, counted by the server's clock, which said `serverTime` when the page was opened. */
export const useMinutesLeft = (until: string, serverTime: string): number => {
  const [ahead] = useState(() => Date.parse(serverTime) - Date.now());
  const [minutes, setMinutes] = useState(() => minutesLeft(until, Date.now(), ahead));
  useEffect(() => {
    const count = () => setMinutes(minutesLeft(until, Date.now(), ahead));
    count();
    const timer = setInterval(count, pause);
    return () => clearInterval(timer);
  }, [until, ahead]);
  return minutes;
};
