import { requestsPending } from '@lectern/api-client';

/** So long, in ms, nothing can be done in a page that does not get away: its load was called off, or the server is very slow. */
const timeout = 20_000;

let letGo: (() => void) | undefined;

/** Whether this page is on its way to another one. */
export const isHeld = (): boolean => letGo !== undefined;

/** Holds a page that is on its way: the bar at the top says so, and nothing can be begun that would be lost with it. One that comes back from the browser's memory is let go. */
export const holdPage = (): void => {
  const end = requestsPending.begin();
  // The body, not the root: panels and dialogs are outside it.
  document.body.toggleAttribute('inert', true);
  const timer = setTimeout(() => letGo?.(), timeout);
  letGo = () => {
    clearTimeout(timer);
    end();
    document.body.toggleAttribute('inert', false);
    letGo = undefined;
  };
};

addEventListener('pageshow', ({ persisted }) => persisted && letGo?.());
