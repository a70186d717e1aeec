/** The remotes overview: Settings → Remotes. */
export const remotes = 'Remotes';
export const theRemotes = 'The list of remotes';
export const noneYet = 'No remotes yet';
export const howTheyCome =
  'A remote is registered with its team, its paths and its keys; its releases then appear here.';

/** Columns. */
export const remote = 'Remote';
export const live = 'Live';
export const before = (version: string): string => `before: ${version}`;
export const nothingLive = 'Nothing';
export const canary = 'Canary';
export const none = '—';
export const next = 'Next';
export const errorsPerLoad = 'Errors per load, 24 h';
export const loadTime = 'Average load time';
export const longest = (ms: string): string => `longest ${ms}`;
export const state = 'State';
export const noData = 'No data';
export const canaryRate = (rate: string): string => `canary ${rate}`;

/** Shares and figures. */
export const ofPeople = (percent: number, roles: readonly string[]): string =>
  roles.length === 0
    ? `${percent}% of all people`
    : percent === 0
      ? `role ${roles.join(', ')}`
      : `${percent}% of all people, and role ${roles.join(', ')}`;
export const share = (percent: number, roles: readonly string[]): string =>
  [percent > 0 && `${percent}%`, ...roles].filter(Boolean).join(', ');
export const milliseconds = (ms: string): string => `${ms} ms`;
export const percentOf = (value: string): string => `${value}%`;
export const kilobytes = (value: string): string => `${value} kB`;

/** States of a remote. */
export const healthy = 'Healthy';
export const overLimit = 'Over limit';
export const rolledBack = 'Rolled back';
export const switchedOff = 'Switched off';
export const refused = 'Blocked';
export const withoutReports = 'Live';
export const noReports = 'no reports in 24 h';
export const soonJudged = (loads: number, least: number): string => `${loads} of ${least} loads before evaluation`;
export const wrongNow = (errors: number, loads: number): string => `${errors} errors in the last ${loads} loads`;
export const backTo = (version: string): string => `back to ${version}`;

/** Each remote by shell. */
export const byShell = 'Releases by shell';
export const theShells = 'The list of shells';
export const shellNamed = (version: string, build: string): string => `Shell ${version} (${build})`;
export const shellPlaces = {
  served: 'live',
  canary: 'canary',
  'in use': 'in use',
  before: 'before',
  next: 'to come',
  kept: 'kept',
} as const;

/** Builds of the shell. */
export const shell = 'Shell';
export const build = 'Build';
export const given = 'Given to pages';
export const starts = 'Starts, last 5 minutes';
export const shellParts: Readonly<Record<keyof typeof shellPlaces, string>> = {
  served: 'Live',
  canary: 'Canary',
  'in use': 'In use',
  before: 'The one before',
  next: 'To come',
  kept: 'Kept',
};
export const canaryShare = (percent: number): string => (percent === 0 ? 'by role' : `${percent} %`);
export const startsOf = (people: number): string =>
  people === 0 ? 'no starts' : `started for ${counted(people, 'person', 'people')}`;
export const failedStarts = (failed: number, people: number): string =>
  `Did not start for ${failed} of ${counted(people, 'person', 'people')}`;
export const runs = 'Runs';
export const standsIn = 'An earlier release: the live one does not fit this shell';

/** The notice of an automatic rollback. */
export const wasRolledBack = (remoteName: string, from: string, to: string | null): string =>
  to === null
    ? `${remoteName} ${from} was switched off automatically`
    : `${remoteName} ${from} was rolled back automatically to ${to}`;
export const rolledBackWhy = (time: string, rate: string, percent: number | null, limit: string): string =>
  ` at ${time}: ${rate} errors per load${percent === null ? '' : percent === 0 ? ' in the canary' : ` in the ${percent}% canary`}, limit ${limit}.`;
export const rolledBackAt = (time: string): string => ` at ${time}.`;
export const whatFailed = 'What failed';

/** The notice of files that the store has lost. */
export const filesLost = 'Files missing';
export const lostOf = (version: string, count: number): string => `${counted(count, 'file', 'files')} of ${version}`;
export const hasLost = (remoteName: string, version: string): string => `${remoteName} ${version} has lost files`;
export const lostNames = (names: readonly string[], more: number): string =>
  `: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Publish the same build again to restore them.`;

/** One release. */
export const releaseOf = (remoteName: string, version: string): string => `${remoteName} ${version}`;
export const places = { live: 'live', canary: 'canary', next: 'next', previous: 'before' } as const;
export const noReleases = 'No releases yet';
export const howReleasesCome = (remoteName: string): string =>
  `npm run remotes -- publish ${remoteName} builds, signs and uploads a release; it then appears here and on next.`;
export const theRelease = 'The release';
export const published = 'Published';
export const publishedAs = (time: string, by: string | undefined, commit: string): string =>
  [time, by && `by ${by}`, commit && `commit ${commit}`].filter(Boolean).join(', ');
export const byKey = (label: string): string => `deploy key ${label}`;
export const cohort = 'Audience';
export const everybody = 'Everybody';
export const everybodyElse = 'Everybody else';
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
export const reach = (who: string, people: number, loads: number): string =>
  `${who}; ${counted(people, 'person', 'people')}, ${counted(loads, 'load', 'loads')} in 24 h`;
export const faults = 'Errors';
/** '2 on load, 1 on render'; undefined where there was none. */
export const faultsMet = ({
  load,
  render,
  handler,
  promise,
}: {
  readonly load: number;
  readonly render: number;
  readonly handler: number;
  readonly promise: number;
}): string | undefined =>
  [
    load > 0 && `${load} on load`,
    render > 0 && `${render} on render`,
    handler > 0 && `${handler} in handlers`,
    promise > 0 && `${promise} in promises`,
  ]
    .filter(Boolean)
    .join(', ') || undefined;
export const lastMet = (error: string, reference: string | null): string =>
  `the last: ${error}${reference === null ? '' : `, reference ${reference}`}`;
export const contractGate = 'Contract gate';
export const sharedGate = 'Shared modules';
export const otherGates = 'Slots and size';
export const compatible = 'Compatible';
export const doesNotFit = 'Incompatible';
export const runsIn = (range: string): string => `shell ${range}, no collision`;
export const sharesAll = (count: number): string => (count === 0 ? 'shares nothing' : `${count} of ${count}`);
export const offBecause = (message: string): string => `Switched off: ${message}`;
export const blockedBecause = (why: string): string => `Blocked: ${why}`;
export const standing = 'Status';
export const withdrawn = (reason: string): string => (reason ? `Withdrawn: ${reason}` : 'Withdrawn');
export const signature = 'Signature';
export const valid = 'Valid';
export const invalid = 'Invalid';
export const byKeyOf = (label: string, isRevoked: boolean): string =>
  isRevoked ? `key ${label}, revoked` : `key ${label}`;
export const size = 'Size';
export const entry = (bytes: string): string => `entry ${bytes}`;
export const smaller = (bytes: string, than: string): string => `${bytes} less than ${than}`;
export const larger = (bytes: string, than: string): string => `${bytes} more than ${than}`;
export const asLarge = (as: string): string => `as large as ${as}`;
export const files = 'Files';
export const filesUntil = (count: number, time: string): string => `${count}, kept until ${time}`;
export const filesGone = (time: string): string => `gone, were kept until ${time}`;
export const filesKept = (count: number): string => `${count}, kept`;
export const atPublish = 'Checked at publish';
export const judgedThen = (shell: string, others: readonly string[], knowsCalls: boolean): string =>
  [
    `shell ${shell}`,
    !knowsCalls && 'calls not declared',
    others.length === 0 ? 'nothing else was live' : `with ${others.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
export const declares = 'Manifest';
export const basePaths = 'Paths';
export const routes = 'Routes';
export const slots = 'Slots';
export const newerSlot = (contribution: string, newest: string): string =>
  `${contribution}, of which there is ${newest} by now`;
export const commands = 'Commands';
export const rights = 'Rights';

/** The chart. */
export const chartTitle = 'Errors per load, 24 h';
export const chartWords = (parts: readonly string[], limit: string): string => [...parts, `limit ${limit}`].join('; ');
export const lineWords = (name: string, rate: string, loads: number, most: string, at: string): string =>
  `${name}: ${rate} of ${loads} loads, at most ${most} at ${at}`;
export const lineOfNothing = (name: string): string => `${name}: no data`;
export const limitIs = (limit: string): string => `limit ${limit}`;
export const hoursAgo = '24 h ago';
export const now = 'now';

/** The list of releases and of keys. */
export const releasesOf = (remoteName: string): string => `Releases of ${remoteName}`;
export const theReleases = 'The list of releases';
export const version = 'Version';
export const where = 'Channel';
export const keysOf = (remoteName: string): string => `Keys of ${remoteName}`;
export const keyKinds = { signing: 'signing key', deploy: 'deploy token' } as const;
export const added = (time: string, by: string | null): string => (by ? `added ${time} by ${by}` : `added ${time}`);
export const revoked = (time: string, reason: string | null): string =>
  reason ? `revoked ${time}: ${reason}` : `revoked ${time}`;
export const trusted = 'Trusted';
export const revokedWord = 'Revoked';
export const theKeys = 'The keys';
export const pathsTaken = 'Base paths in use';
export const noKeys = 'No key is trusted: nothing can be published.';

/** Events. */
export const events = 'Events';
export const theEvents = 'The events';
export const noEvents = 'No events yet';
export const showOlder = 'Show older';
export const loading = 'Loading';
export const by = {
  register: () => 'registered',
  unregister: () => 'unregistered',
  publish: (_from: string | null, to: string | null) => `${to ?? ''} published`,
  refuse: (_from: string | null, to: string | null) => `${to ?? ''} refused`,
  promote: (_from: string | null, to: string | null) => `${to ?? ''} promoted to all`,
  canary: (_from: string | null, to: string | null) => `${to ?? ''} as a canary`,
  rollback: (from: string | null, to: string | null) => `${from ?? ''} → ${to ?? ''}, rolled back`,
  auto_rollback: (from: string | null, to: string | null) =>
    to ? `${from ?? ''} → ${to}, rolled back by health` : `${from ?? ''} switched off by health`,
  disable: () => 'switched off',
  enable: () => 'switched on',
  withdraw: (from: string | null) => `${from ?? ''} withdrawn`,
  files_lost: (from: string | null) => `files of ${from ?? ''} lost`,
  files_back: (from: string | null) => `files of ${from ?? ''} restored`,
  key_add: (_from: string | null, _to: string | null, label = '') => `key ${label} added`,
  key_revoke: (_from: string | null, _to: string | null, label = '') => `key ${label} revoked`,
  override: (_from: string | null, _to: string | null, origin = '') => `override from ${origin} begun`,
  override_end: (_from: string | null, _to: string | null, origin = '') => `override from ${origin} ended`,
} as const satisfies Readonly<Record<string, (from: string | null, to: string | null, more?: string) => string>>;
export const canaryTo = (to: string, share: string): string => `${to} to ${share}`;
export const quoted = (reason: string): string => `“${reason}”`;
export const byItself = 'Automatically';
export const failedLoads = (rate: string, loads: number, people: number): string =>
  `${rate} of ${counted(loads, 'load', 'loads')} failed, of ${counted(people, 'person', 'people')}`;
export const lastError = (error: string): string => `Last error: ${error}`;
export const reference = (code: string): string => `Reference ${code}`;
