import { useLayoutEffect, useState, type ReactNode } from 'react';
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

/** What the address asks for; its scene stands before it is drawn. */
const searchNow = (): string => {
  const story = storyAt(location.search);
  if (story) setScene(story);
  return location.search;
};

/** The story that the address names, else the table of contents. */
export function Page(): ReactNode {
  const [search, setSearch] = useState(searchNow);
  const story = storyAt(search);
  useLayoutEffect(() => {
    const follow = (): void => setSearch(searchNow());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return (
    <LecternTheme mode={placeOf(search)?.theme ?? 'light'}>
      <Toasts key={search}>
        {story ? <Stage story={story} address={search} /> : <Contents parts={parts} />}
        <LiveRegion />
      </Toasts>
    </LecternTheme>
  );
}
