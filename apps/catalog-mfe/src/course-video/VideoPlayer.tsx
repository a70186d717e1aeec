import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { CourseVideo } from '@lectern/contract/catalog';
import { OneOf } from '@lectern/ui-kit/form';
import { Icon } from '@lectern/ui-kit/icons';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/course-video';
import { useViewReport, type PlayedAt } from './use-view-report';
import './video-player.css';

interface Props {
  readonly video: CourseVideo;
  readonly title: string;
  /** Asks for the video again: its address plays for ten minutes. */
  readonly onStale: () => Promise<unknown>;
  /** The element that plays an uploaded video. */
  readonly player?: RefObject<HTMLVideoElement | null>;
  /** A place where students play it: their views are reported. */
  readonly place?: PlayedAt;
}

const speeds = [0.75, 1, 1.25, 1.5, 2];
/** Younger than this an address can't have run out: the file can't be played. */
const surelyFresh = 9 * 60_000;

/** A page of another host: nothing is loaded from it until somebody wants to see the video. */
function Embedded({ url, title }: { readonly url: string; readonly title: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { host } = new URL(url);
  if (isOpen)
    return (
      <iframe
        className="video-frame"
        src={url}
        title={texts.videoOf(title)}
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    );
  return (
    <div className="video-frame video-closed">
      <Button variant="contained" startIcon={<Icon name="circle-play" />} onClick={() => setOpen(true)}>
        {texts.playFrom(host)}
      </Button>
      <p>{texts.leaves(host)}</p>
    </div>
  );
}

/** Plays an uploaded video; when its address has run out, another one goes on from where it was. */
function Uploaded({ video, title, onStale, player, place: playedAt }: Props): ReactNode {
  const { playUrl, posterUrl, captions } = video;
  const own = useRef<HTMLVideoElement>(null);
  const element = player ?? own;
  const { onTimeUpdate, onPause, onSeeking } = useViewReport(element, video.id, playedAt);
  const place = useRef({ second: 0, isPlaying: false });
  const shownAt = useRef(Date.now());
  const [isFaulty, setFaulty] = useState(false);
  const [speed, setSpeed] = useState(1);
  // Each reading of the video signs another address: the one that plays is kept until it is asked for again.
  const [address, setAddress] = useState(playUrl);
  const isStale = useRef(false);
  useEffect(() => {
    if (!isStale.current) return;
    isStale.current = false;
    shownAt.current = Date.now();
    setFaulty(false);
    setAddress(playUrl);
  }, [playUrl]);
  const askAgain = (): void => {
    isStale.current = true;
    void onStale();
  };
  const fail = (): void => (Date.now() - shownAt.current < surelyFresh ? setFaulty(true) : askAgain());
  const remember = (): void => {
    const { current } = element;
    if (current && !current.error) place.current = { second: current.currentTime, isPlaying: !current.paused };
  };
  const goOn = (): void => {
    const { current } = element;
    if (!current) return;
    current.playbackRate = speed;
    if (place.current.second === 0) return;
    current.currentTime = place.current.second;
    if (place.current.isPlaying) void current.play().catch(() => undefined);
  };
  if (isFaulty || address === null)
    return (
      <div className="video-frame video-closed" role="alert">
        <p>{texts.notPlayed}</p>
        <Button onClick={askAgain}>{texts.retry}</Button>
      </div>
    );
  return (
    <>
      <video
        ref={element}
        className="video-frame"
        src={address}
        poster={posterUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={texts.videoOf(title)}
        onError={fail}
        onLoadedMetadata={goOn}
        onTimeUpdate={(event) => {
          remember();
          onTimeUpdate?.(event);
        }}
        onPause={(event) => {
          remember();
          onPause?.(event);
        }}
        onSeeking={onSeeking}
      >
        {captions.map(({ id, version, language, label, url }) => (
          <track key={`${id} ${version}`} kind="captions" src={url} srcLang={language} label={label} />
        ))}
      </video>
      <div className="video-speed">
        <OneOf
          label={texts.speed}
          value={speed}
          options={speeds.map((value) => ({ value, label: texts.speedOf(value) }))}
          onChange={(value) => {
            const factor = Number(value) || 1;
            setSpeed(factor);
            if (element.current) element.current.playbackRate = factor;
          }}
        />
      </div>
    </>
  );
}

/** A video of a course or a lesson in the page. */
export default function VideoPlayer(props: Props): ReactNode {
  const { video, title } = props;
  const { url, state, seconds, width, height, bytes } = video;
  const facts = texts.facts(seconds, width, height, bytes);
  return (
    <figure className="video-player">
      {state === 'failed' ? (
        <p className="video-frame video-closed" role="alert">
          {texts.failedVideo}
        </p>
      ) : url === null ? (
        <Uploaded key={video.id} {...props} />
      ) : (
        <Embedded key={url} url={url} title={title} />
      )}
      {facts && <figcaption>{facts}</figcaption>}
    </figure>
  );
}
