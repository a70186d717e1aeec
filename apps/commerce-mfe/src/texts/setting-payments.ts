import { providerNames, type ProviderCode } from '@lectern/contract/commerce';

/** The words of Settings, Payments. */
export const providers = 'Providers';
export const theProviders = 'The providers';
export const loading = 'Loading the providers';
export const viewOnly = 'You can see these settings. To change them you need the right “Change settings”.';
export const testIsDefault = 'Test mode: the default provider moves no money. New links can’t be paid with real money.';
export const heads = {
  provider: 'Provider',
  mode: 'Mode',
  takes: 'Takes',
  checked: 'Keys checked',
  lastEvent: 'Last event',
  clock: 'Clock',
  state: 'State',
} as const;
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const isDefault = 'default of new links';
export const leads: Partial<Record<ProviderCode, string>> = {
  manual: 'bank, UPI, cash; a second person confirms',
  sandbox: 'own pay page with faults on demand',
};
export const everyCurrency = 'every currency';
export const servesText = (served: readonly string[]): string => `new links in ${currenciesText(served)}`;
export const noCurrency = 'no currency yet';
export const currenciesText = (codes: readonly string[], most = 3): string =>
  codes.length <= most ? codes.join(', ') : `${codes.slice(0, most).join(', ')}, ${codes.length - most} more`;
export const works = 'Works';
export const failed = 'Failed';
export const notChecked = 'Not checked';
export const noKeys = 'no keys';
export const noneYet = 'none yet';
export const none = 'none';
export const inADay = (events: number, refused: number): string => `${events} in 24 h, ${refused} refused`;
export const active = 'Active';
export const off = 'Off';
export const noEvents = 'No events';
/** The difference of our clock from a webhook's: '+1 s' where ours is ahead, '−2 s' where it is behind. */
export const clockDifference = (skewSeconds: number): string =>
  `${skewSeconds < 0 ? '−' : '+'}${Math.abs(skewSeconds)} s`;
export const clockLimit = 'limit 300 s';

export const changeKeys = 'Change keys…';
export const setKeys = 'Set keys…';
export const checkNow = 'Check now';
export const checking = 'Checking…';
export const checked = 'Checked. The keys work.';
export const checkFailed = 'Checked. The keys don’t work yet.';
export const facts = {
  key: 'Key id',
  secret: 'Secret',
  webhookAddress: 'Webhook address',
  webhookSecret: 'Webhook secret',
  checked: 'Checked',
  currencies: 'Takes',
  openLinks: 'Open links',
} as const;
export const notSet = 'not set';
export const setOn = (day: string, by: string | null): string =>
  `set ${day}${by ? ` by ${by}` : ''}; never shown again`;
export const newSince = (since: string): string => `new since ${since}`;
export const oldUntil = (since: string, until: string): string =>
  `new since ${since}; the old one is taken until ${until}`;
export const checkedOn = (when: string, by: string | null): string => (by ? `${when}, by ${by}` : when);
export const linksStay = (links: number): string => `${links}; they stay when it is switched off`;
export const copy = 'Copy';
export const copied = 'Copied';
export const manualMeans =
  'Money that came by bank, UPI or cash is recorded by one person and confirmed by another. It has no payment page.';
export const sandboxMeans =
  'The sandbox is for trying out: its pay page has a button for each thing that a bank can do.';

export const keysTitle = (name: string): string => `Keys of ${name}`;
export const keysLead = 'A field that stays empty keeps its key. Keys are stored sealed and never shown again.';
export const webhookSecretHelp = 'After a change the old secret is taken for a week more.';
export const keyFields = { publicKey: 'Key id', secret: 'Secret', webhookSecret: 'Webhook secret' } as const;
export const saveKeys = 'Save keys';
export const keysSaved = 'Keys saved. Check them now.';
export const enterAKey = 'Enter a key';

export const currenciesTitle = (name: string): string => `Currencies of ${name}`;
export const currencies = 'Currencies';
export const editCurrencies = 'Currencies…';
export const currency = 'currency';
export const save = 'Save';
export const saved = 'Saved.';
export const noun = 'provider';

export const switchOn = 'Switch on';
export const switchOff = 'Switch off';
export const makeDefault = 'Make default';
export const nameOf = (code: ProviderCode, mode: string): string =>
  code === 'sandbox' || code === 'manual' ? providerNames[code] : `${providerNames[code]} (${mode})`;
export const switchOnTitle = (name: string): string => `Switch ${name} on?`;
export const switchOffTitle = (name: string): string => `Switch ${name} off?`;
export const defaultTitle = (name: string): string => `Make ${name} the default?`;
export const endsSandbox = 'The sandbox is switched off. Where it is the default, new links use this provider.';
export const switchOnMeans = (served: readonly string[]): string =>
  served.length === 0
    ? 'It can be made the default of new links.'
    : `New links in ${currenciesText(served)} use it. It can be made the default.`;
const lostText = (lost: readonly string[]): string =>
  lost.length === 0 ? '' : ` No new link can be made in ${currenciesText(lost)}.`;
export const switchOffMeans = (links: number, lost: readonly string[]): string => usesText(links) + lostText(lost);
const usesText = (links: number): string =>
  links === 0 ? 'No link uses it.' : `Its ${links} open links stay, and their payments still arrive.`;
export const defaultMeans = (codes: string): string =>
  `New links use it. It takes ${codes}. Open links keep their provider.`;
export const switchedOn = 'Switched on.';
export const switchedOff = 'Switched off.';
export const madeDefault = 'New links use it.';

export const webhooksOf = (name: string): string => `Webhooks, ${name}, 24 hours`;
export const theWebhooks = 'The webhooks';
export const loadingWebhooks = 'Loading the webhooks';
export const perHour = 'Webhooks per hour';
export const hourHeads = ['Hour', 'Webhooks'] as const;
export const health = {
  applied: 'Applied within',
  waiting: 'Waiting',
  refused: 'Refused',
  ignored: 'Ignored',
} as const;
export const appliedWithin = (half: number, most: number): string => `${half} s for half, ${most} s for 95%`;
export const noneApplied = 'none in 24 hours';
export const waitingSince = (count: number, since: string): string => `${count}; the oldest since ${since}`;
export const reasons: Readonly<Record<string, string>> = {
  signature: 'wrong signature',
  timestamp: 'wrong time',
  mode: 'of another mode',
  size: 'too large',
};
export const refusedText = (count: number, reason: string, at: string, clock: string): string =>
  `${count}: ${reason}, ${at}${clock && `, our clock ${clock}`}`;
export const notOurs = (count: number): string => (count === 0 ? '0' : `${count}: no order of this console`);
