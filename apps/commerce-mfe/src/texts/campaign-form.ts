/** The pages that create and change a marketing coupon. */
export const newTitle = 'New marketing coupon';
export const create = 'Create marketing coupon';
export const created = 'Marketing coupon created. Its codes are being made.';
export const editTitle = 'Edit marketing coupon';
export const editTitleOf = (name: string): string => `Edit ${name}`;
export const save = 'Save';
export const saved = 'Marketing coupon saved';

export const name = 'Name';
export const nameHelp = 'Students see this.';
export const quizAndEntries = 'Quiz and entries';
export const quiz = 'Quiz';
export const quizHelp = 'Quizzes that are ready and made for campaigns.';
export const usedIn = (names: string): string => `used in ${names}`;
export const windowStart = 'Start of the entries';
export const windowEnd = 'End of the entries';
export const entriesFrom = 'Entries from';
export const entriesUntil = 'Entries until';
export const timeOf = (label: string): string => `${label}, time`;
export const timesAreIn = (zone: string): string => `Times are in ${zone}.`;
export const codesAndWinners = 'Codes and winners';
export const prefix = 'Prefix of the codes';
export const prefixHelp = '2 to 8 letters and digits. Each code is the prefix and 8 random signs.';
export const prefixStays = 'Codes have this prefix: it can no longer change.';
export const codeCount = 'Number of codes';
export const codeCountHelp = 'Made with the coupon. Those without a winner end with the declaration.';
export const codeCountUp = 'It can only go up: more codes are made then.';
export const winners = 'Winners';
export const minPercent = 'Percent to win';
export const minPercentHelp = 'Entries below it win nothing.';
export const eligibility = 'Eligibility';
export const campaign = 'Campaign';

export const afterResult = 'The result is declared: quiz, entries and winners are final.';
export const afterEntries =
  'There are entries: quiz and start of the entries can no longer change, and they end only later.';

/** A campaign in words, when two versions are compared. */
export const inWords = (codes: string, winners: string, prefix: string): string =>
  `${codes} codes ${prefix}, ${winners} winners`;
export const percentFrom = (percent: string): string => `from ${percent}%`;
export const entriesBetween = (from: string, until: string): string => `entries ${from} to ${until}`;
