import type { SessionDocument } from '@lectern/contract/platform/session';

/** The session document that the server wrote into the page as inert JSON; undefined where nobody is signed in. */
export const pageSession = (): SessionDocument | undefined => {
  const text = document.getElementById('session')?.textContent;
  return text ? ((JSON.parse(text) as SessionDocument | null) ?? undefined) : undefined;
};
