import { useEffect, useState, type ReactNode } from 'react';
import { useIsWaiting } from '@lectern/api-client/hooks';
import * as texts from '../texts/layout';

/** A request that ends sooner shows nothing, in ms, so that the bar does not flicker. */
const showAfter = 150;

/** The quiet spinner: a bar at the top while a person waits for at least one request. */
export function Progress(): ReactNode {
  const isWaiting = useIsWaiting();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setShown(true), showAfter);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isWaiting]);
  return shown ? <div className="progress" role="progressbar" aria-label={texts.loading} /> : null;
}
