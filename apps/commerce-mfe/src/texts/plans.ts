import { plural } from '@lectern/ui-kit/plural';

/** Plans of students and of trainers. */
export const student = {
  title: 'Student Plans',
  one: 'Student plan',
  noun: { one: 'student plan', many: 'student plans' },
  whatItIs: 'Students subscribe to a plan for a period. It has a price in each currency, limits and features.',
};
export const trainer = {
  title: 'Trainer Plans',
  one: 'Trainer plan',
  noun: { one: 'trainer plan', many: 'trainer plans' },
  whatItIs: 'Trainers subscribe to a plan for a period. It has a price in each currency, limits and a commission.',
};

export const search = 'Plan name';
export const name = 'Plan';
export const subscribers = 'Subscribers';
export const income = 'Monthly income';
export const incomeNote =
  'Monthly income: what running subscriptions pay, their own price divided by the months of a period. Trials count nothing. Currencies are never added.';
export const commission = 'Commission';
export const priceInRupees = 'Price in INR';
export const draft = 'Draft version';
export const withDraft = 'With a draft';
export const withoutDraft = 'Without a draft';
export const free = 'free';
export const notSold = 'not sold';
export const neverSold = 'never sold';
export const version = (no: number): string => `version ${no}`;
export const andDraft = (no: number): string => `draft ${no}`;
export const inTrial = (count: string): string => `${count} in trial`;
export const pastDue = (count: string): string => `${count} past due`;
export const more = (count: number): string => `${count} more`;
export const view = 'View';
export const edit = 'Edit';
export const editTerms = 'Edit terms';
export const remove = 'Delete…';
export const wasSold = 'It was sold: retire it instead';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const isFirst = 'It is the first one';
export const isLast = 'It is the last one';
export const clearToMove = 'Clear search, filters and order to move plans';
export const moved = 'Order saved';

/** Periods and percentages. */
export const withoutEnd = 'without end';
export const months = (count: number): string => plural(count, { one: '1 month', other: `${count} months` });
export const years = (count: number): string => plural(count, { one: '1 year', other: `${count} years` });
export const days = (count: number): string =>
  count === 0 ? 'none' : plural(count, { one: '1 day', other: `${count} days` });
export const withoutLimit = 'without limit';

/** The pages of a plan. */
export const page = {
  loading: 'Loading the plan',
  isDeleted: 'This plan has been deleted',
  deletedNote: 'This plan has been deleted. It can be restored for 30 days.',
  canBeRestored: 'It can be restored from Recently deleted for 30 days.',
  deletedOnes: 'Recently deleted plans',
  noneNamed: 'Plan not found',
  addressHasNone: 'The link is incomplete.',
  all: 'All plans',
};
export const thePlan = 'The plan';
export const onSaleSince = (day: string): string => `on sale since ${day}`;
export const termFeatures = 'Features';
export const tabPlan = 'Plan';
export const tabTerms = 'Terms';
export const tabDraft = (no: number): string => `Draft, version ${no}`;
export const tabVersions = 'Versions';
export const perMonth = 'Income a month';
export const becauseOf = (reason: string): string => `Reason: ${reason}`;
export const waitingDraft = (no: number): string => `Version ${no} is a draft. Nothing of it is on sale yet.`;
export const noIncome = 'none';
export const highlighted = 'Highlighted';
export const yes = 'Yes';
export const no = 'No';
export const slug = 'Slug';
export const created = 'Created';
export const lastChanged = 'Last changed';
export const termsOf = (no: number): string => `Terms of version ${no}`;
export const since = (day: string): string => `since ${day}`;
export const publishedBy = (day: string, person: string | null): string =>
  person === null ? `Published ${day}` : `Published ${day} by ${person}`;

/** The forms. */
export const newTitle = (noun: string): string => `New ${noun}`;
export const create = 'Create plan';
export const createdAsDraft = 'Plan created as a draft';
export const editTitle = (plan: string): string => `Edit ${plan}`;
export const save = 'Save';
export const saved = 'Plan saved';
export const cancel = 'Cancel';
export const theCurrencies = 'The currencies';
export const loadingForm = 'Loading the form';
export const nameHelp = 'Customers see it. It counts immediately.';
export const slugHelp = 'Left empty, it is made from the name.';
export const highlightedHelp = 'Shown as the recommended plan.';
export const description = 'Description';
export const image = 'Image';
export const onTheShelf = 'On the shelf';
export const publishedVersion = 'published a version';
export const discardedDraft = 'discarded the draft';
export const versionOnSale = 'Version on sale';
export const movedSubscribers = 'Subscribers to move';
export const onSale = 'On sale';
export const draftWord = 'Draft';
export const past = 'Past';
