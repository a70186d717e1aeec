import type { SessionDocument } from '@lectern/contract/platform/session';

type User = Pick<SessionDocument['user'], 'firstName' | 'lastName'>;

/** First and last name as one reads them. */
export const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`.trim();

/** The letters that stand for a person, at most two. */
export const initialsOf = ({ firstName, lastName }: User): string =>
  [firstName, lastName]
    .flatMap((name) => [...name].slice(0, 1))
    .join('')
    .toLocaleUpperCase('en-GB');
