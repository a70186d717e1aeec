/** What an operator does to remotes. */
export const promote = 'Promote to all…';
export const canary = 'Canary…';
export const rollBack = 'Roll back…';
export const disable = 'Disable…';
export const changeMessage = 'Change message…';
export const enable = 'Enable…';
export const withdraw = 'Withdraw…';
export const unregister = 'Unregister…';

/** Why something can't be done now. */
export const nothingNew = 'No newer release on next';
export const isLive = 'Already live';
export const nothingIsLive = 'Nothing is live: a canary needs what everybody else gets';
export const nothingBefore = 'There is no release to go back to';
export const standsOn = (place: string): string => `It is on ${place}`;
export const isWithdrawn = 'It is withdrawn';
export const hasCanary = 'It has a canary: end it first';
export const liveStill = 'It is live: disable it first';

/** The questions, what they mean, and their verbs. */
export const titles = {
  promote: (name: string, version: string) => `Promote ${name} ${version} to all?`,
  canary: (name: string, version: string) => `Give ${name} ${version} to a part of the people?`,
  'end canary': (name: string, version: string) => `End the canary of ${name} ${version}?`,
  'roll back': (name: string, version: string) => `Roll ${name} back to ${version}?`,
  disable: (name: string) => `Switch ${name} off for everybody?`,
  enable: (name: string) => `Switch ${name} on again?`,
  withdraw: (name: string, version: string) => `Withdraw ${name} ${version}?`,
  unregister: (name: string) => `Unregister ${name}?`,
} as const;
export const consequence = {
  promote: (version: string, live: string | null) =>
    live === null
      ? `Everybody gets ${version}.`
      : `Everybody gets ${version} instead of ${live}, when they next go there. What they have open goes on with ${live}.`,
  canary: (_version: string, live: string | null) =>
    `The same users get it instead of ${live ?? ''} on their next visit. It rolls back automatically if errors exceed the limit.`,
  'end canary': (_version: string, live: string | null) =>
    `Its people go back to ${live ?? ''} when they next go there.`,
  'roll back': (version: string, live: string | null) =>
    `Everybody goes back to ${version} from ${live ?? ''} when they next go there.`,
  disable: () => 'It stays in the menu and shows your message. Nothing else is affected.',
  enable: (version: string) => (version ? `Everybody gets ${version} again.` : 'Nothing of it is live yet.'),
  withdraw: () => 'It can no longer go live. Its files are closed: open pages change to the live version.',
  unregister: () =>
    'It leaves the menu and this list. Its keys are revoked and its paths are free; events and releases are kept.',
} as const;
export const verbs = {
  promote: 'Promote to all',
  canary: 'Start canary',
  'end canary': 'End canary',
  'roll back': 'Roll back',
  disable: 'Switch off',
  enable: 'Switch on',
  withdraw: 'Withdraw',
  unregister: 'Unregister',
} as const;
export const done = {
  promote: (name: string, version: string) => `${name} ${version} is live for everybody`,
  canary: (name: string, version: string) => `${name} ${version} is a canary`,
  'end canary': (name: string, version: string) => `The canary of ${name} ${version} has ended`,
  'roll back': (name: string, version: string) => `${name} is back at ${version}`,
  disable: (name: string) => `${name} is switched off`,
  enable: (name: string) => `${name} is switched on`,
  withdraw: (name: string, version: string) => `${name} ${version} is withdrawn`,
  unregister: (name: string) => `${name} is unregistered`,
} as const;

/** Fields. */
export const percent = 'Percent of all people';
export const percentHelp = '0 to 99. 0 gives it to the roles alone.';
export const sign = '%';
export const roles = 'Roles';
export const role = 'role';
export const rolesHelp = 'Users with one of these roles get it too.';
export const reason = 'Reason';
export const reasonHelp = 'Recorded in the events and in the audit log.';
export const message = 'Message';
export const messageHelp = 'Staff read it in the remote’s place.';

/** What the gates say, before anything is done. */
export const gates = 'Gates';
export const theGates = 'What the gates say';
export const asking = 'Asking the gates…';
export const fits = (version: string): string => `${version} fits the shell and what is live now`;
export const fitsNot = (version: string): string => `${version} does not fit`;
export const notYet = 'The gates have not answered';
export const doesNotFit = 'It does not fit';
export const places = { live: 'live', canary: 'the canary', next: 'next' } as const;
