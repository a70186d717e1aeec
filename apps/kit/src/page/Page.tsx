import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion, Toasts } from '@lectern/ui-kit';
import { LecternTheme } from '@lectern/ui-kit/theme';
import { parts } from '../stories/parts';
import { placeOf } from './address';
import { Contents } from './Contents';
import { setScene } from './scene';
import { Stage } from './Stage';
import type { Story } from './story';
import './page.css';

const storyAt = (search: string): Story | undefined => {
  const place = placeOf(search);
  return place && parts[place.part]?.[place.state];
};

/** What the address asks for; its scene is set before it is drawn. */
const searchNow = (): string => {
  const story = storyAt(location.search);
  if (story) setScene(story);
  return location.search;
};

/** The story that the address names, else the table of contents. */
export function Page(): ReactNode {
  const [search, setSearch] = useState<string | undefined>(searchNow);
  useLayoutEffect(() => {
    const follow = (): void => {
      // The story before is gone whole before the next one comes: they may use one part, and its question dies with it.
      flushSync(() => setSearch(undefined));
      setSearch(searchNow());
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  if (search === undefined) return null;
  const story = storyAt(search);
  return (
    <LecternTheme mode={placeOf(search)?.theme ?? 'light'}>
      <Toasts key={search}>
        {story ? <Stage story={story} address={search} /> : <Contents parts={parts} />}
        <LiveRegion />
      </Toasts>
    </LecternTheme>
  );
}
