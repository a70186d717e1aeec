import { useEffect, useRef } from 'react';
import { announce } from '@lectern/ui-kit';

/** A screen whose title does not come within this time gets no focus any more: the person has gone on, in ms. */
const timeout = 5_000;

const heading = (): HTMLElement | null => document.querySelector<HTMLElement>('#content h1');

const focusOn = (title: HTMLElement): void => {
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
};

/** What keeps the focus when the title comes: a failure panel, a field that the screen has put it in, and the row of a list that somebody comes back to. */
const keepers = '#content [role="alert"], #content [data-row], #content input, #content select, #content textarea';

/** Focuses the page's title as soon as there is one, unless something keeps the focus; answers a stop. */
const focusHeading = (): (() => void) => {
  const attempt = (): boolean => {
    const title = heading();
    if (title && !document.activeElement?.closest(keepers)) focusOn(title);
    return title !== null;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), timeout);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};

/** Sets the page's title; after a navigation, though not on the first screen, moves the focus to the h1 and says where one is. */
export const useArrival = ({
  pathname,
  title,
  record,
  product,
}: {
  pathname: string;
  title: string;
  /** The record that the screen shows: the page is named after it. */
  record?: string | undefined;
  product: string;
}): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    document.title = `${record ?? title} | ${product}`;
  }, [record, title, product]);
  useEffect(() => {
    const isFirst = before.current === undefined;
    // A title that changes without a navigation is no arrival.
    if (before.current === pathname) return undefined;
    before.current = pathname;
    if (isFirst) return undefined;
    announce(title);
    return focusHeading();
  }, [pathname, title]);
};
