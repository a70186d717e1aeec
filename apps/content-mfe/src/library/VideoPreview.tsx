import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { libraryDocumentCalls, type LibraryItem } from '@lectern/contract/content';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/library';

interface Props {
  readonly item: Pick<LibraryItem, 'id' | 'title' | 'altText' | 'urls'>;
}

/** Younger than this an address can't have run out: the file can't be played. */
const surelyFresh = 9 * 60_000;

/** Plays a video in the page. Its address runs out after ten minutes: a new one goes on from where it was. */
export function VideoPreview({ item: { id, title, altText, urls } }: Props): ReactNode {
  const player = useRef<HTMLVideoElement>(null);
  const place = useRef({ second: 0, isPlaying: false });
  const signedAt = useRef(0);
  const [url, setUrl] = useState<string>();
  const [isFaulty, setFaulty] = useState(false);
  const sign = useCallback(async (): Promise<void> => {
    setFaulty(false);
    try {
      const answer = await send(libraryDocumentCalls.address, { id, isShown: true }, { quiet: true, handled: 'all' });
      signedAt.current = Date.now();
      setUrl(answer.url);
    } catch {
      setFaulty(true);
    }
  }, [id]);
  useEffect(() => void sign(), [sign]);
  const fail = (): void => {
    if (Date.now() - signedAt.current < surelyFresh) setFaulty(true);
    else void sign();
  };
  const goOn = (): void => {
    const { second, isPlaying } = place.current;
    if (!player.current || second === 0) return;
    player.current.currentTime = second;
    if (isPlaying) void player.current.play().catch(() => undefined);
  };
  const remember = (): void => {
    if (player.current && !player.current.error)
      place.current = { second: player.current.currentTime, isPlaying: !player.current.paused };
  };
  if (isFaulty)
    return (
      <div className="library-picture is-large" role="alert">
        <p>{texts.notPlayed}</p>
        <Button onClick={() => void sign()}>{texts.retry}</Button>
      </div>
    );
  return (
    <figure className="library-video">
      <video
        ref={player}
        src={url}
        poster={urls?.large}
        controls
        playsInline
        preload="metadata"
        aria-label={texts.videoOf(title)}
        onError={fail}
        onLoadedMetadata={goOn}
        onTimeUpdate={remember}
        onPause={remember}
      />
      {altText && <figcaption>{altText}</figcaption>}
    </figure>
  );
}
