import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end, in pixels, somebody reads the latest message. */
const nearEnd = 60;
/** So near to the beginning older messages are asked for. */
const nearStart = 600;

interface Options {
  readonly isReady: boolean;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly outgoing: number;
  readonly onStart: () => void;
}

/** Keeps the place of who reads: at the end it follows what comes, elsewhere nothing moves, not even when older messages come above. */
export const useTalkScroll = ({ isReady, firstSeq, lastSeq, outgoing, onStart }: Options) => {
  const scroll = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const atEnd = useRef(true);
  const before = useRef({ firstSeq: 0, height: 0 });

  const toEnd = useCallback((): void => {
    const place = scroll.current;
    if (place) place.scrollTop = place.scrollHeight;
  }, []);
  const look = useCallback((): void => {
    const place = scroll.current;
    if (!place) return;
    const isEnd = place.scrollHeight - place.scrollTop - place.clientHeight < nearEnd;
    atEnd.current = isEnd;
    setAtEnd(isEnd);
    before.current.height = place.scrollHeight;
    if (place.scrollTop < nearStart) onStart();
  }, [onStart]);

  useLayoutEffect(() => {
    const place = scroll.current;
    if (!place || !isReady) return;
    // Older ones came above: the message in view stays in its place.
    if (before.current.firstSeq > firstSeq && !atEnd.current)
      place.scrollTop += place.scrollHeight - before.current.height;
    else if (atEnd.current) toEnd();
    before.current = { firstSeq, height: place.scrollHeight };
  }, [isReady, firstSeq, lastSeq, toEnd]);
  // One's own message is always shown.
  useLayoutEffect(() => {
    if (outgoing > 0) toEnd();
  }, [outgoing, toEnd]);
  useEffect(() => {
    const [place, inner] = [scroll.current, content.current];
    if (!place || !inner || typeof ResizeObserver !== 'function') return undefined;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) toEnd();
      before.current.height = place.scrollHeight;
    });
    observer.observe(inner);
    observer.observe(place);
    return () => observer.disconnect();
  }, [isReady, toEnd]);
  return { scroll, content, isAtEnd, look, toEnd };
};
