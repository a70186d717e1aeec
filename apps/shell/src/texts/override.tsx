import type { ReactNode } from 'react';

/** While one remote comes from a developer's origin, in this browser alone. */
export const bar = 'Override';
export const runs = (remote: ReactNode, from: ReactNode, until: ReactNode): ReactNode => (
  <>
    {remote} {from} {until}
  </>
);
export const until = (time: string): string => `· until ${time}`;
export const reset = 'Reset';
export const resets = (remote: string): string => `Reset ${remote}`;
export const hasEnded = (remote: ReactNode): ReactNode => <>The override of {remote} has ended.</>;
export const comesNext = (remote: ReactNode, from: ReactNode): ReactNode => (
  <>
    {remote} {from} loads after reload.
  </>
);
export const from = (origin: ReactNode): ReactNode => <>from {origin}</>;
export const reloadPage = 'Reload';

/** Why what is served there is not run. */
export const noAnswer = (origin: string, remote: string): string =>
  `${origin} does not answer, and this browser takes ${remote} from there. Start what serves it (on your machine: npm run remotes -- serve ${remote}) and press Retry, or end the override by Reset above.`;
export const notUsable = (origin: string): string => `${origin} serves what can’t run here`;
export const answered = (address: string, status: number): string => `${address} answered ${status}`;
export const noCors = (address: string, origin: string): string =>
  `${address} answers without the header access-control-allow-origin for ${origin}`;
export const anotherRemote = (origin: string, served: string, wanted: string): string =>
  `${origin} serves ${served}, and the override is of ${wanted}`;
export const sameVersion = (origin: string, version: string): string =>
  `${version} has run in this page from ${origin}; reload the page to run the live one of that version`;

/** The question that begins one. */
export const start = 'Override for me…';
export const title = (remote: string): string => `Override ${remote} for me`;
export const titleOfAny = 'Override a remote for me';
export const verb = 'Start override';
export const consequence =
  'Only you, only in this browser, get the remote from the origin below, with your rights. The page reloads. This is logged with its reason.';
export const remote = 'Remote';
export const origin = 'Origin';
export const originHelp =
  'Where the build is served, such as http://localhost:5001 or https://pr-41.builds.example.com, without a path.';
export const minutes = 'Minutes';
export const reason = 'Reason';
export const reasonHelp = 'Recorded in the events and in the audit log.';
export const notWhileImpersonating = 'Not available while impersonating';

/** All open overrides, in the remotes overview. */
export const open = 'Open overrides';
export const theOverrides = 'The overrides';
export const openedBy = (person: string, since: string, until: string): string =>
  `${person}, since ${since}, until ${until}`;
export const actionsFor = (remote: string, person: string): string =>
  `Actions for the override of ${remote} by ${person}`;
export const end = 'End…';
export const endTitle = (remote: string, person: string): string => `End the override of ${remote} by ${person}?`;
export const endVerb = 'End override';
export const keep = 'Keep override';
export const endConsequence = 'The page that runs it returns to the live release the next time the remote is opened.';
export const isEnded = (remote: string, person: string): string => `The override of ${remote} by ${person} has ended`;
