/** The history of a record. */
export const history = 'History';
export const theActivity = 'The activity';
export const loading = 'Loading the activity';
export const nothingYet = 'No activity yet';
export const whatIsWritten = 'Changes appear here with who and when.';
export const showEarlier = 'Show earlier';
export const today = (day: string): string => `Today, ${day}`;
export const nothing = 'nothing';
export const theSystem = 'The system';
export const actedAs = (who: string, whom: string): string => `${who}, as ${whom}`;
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'Couldn’t copy. Copy the link from the address bar';

/** The action as it follows a name: 'Meera Nair changed the skill'. */
export const added = (noun: string): string => `added the ${noun}`;
export const changed = (noun: string): string => `changed the ${noun}`;
export const changedStatus = (noun: string): string => `changed the status of the ${noun}`;
export const moved = (noun: string): string => `moved the ${noun}`;
export const deleted = (noun: string): string => `deleted the ${noun}`;
export const restored = (noun: string): string => `restored the ${noun}`;
/** What is done to accounts. */
export const invited = (noun: string): string => `invited the ${noun}`;
export const invitedAgain = (noun: string): string => `invited the ${noun} again`;
export const changedRole = (noun: string): string => `changed the role of the ${noun}`;
export const blocked = (noun: string): string => `blocked the ${noun}`;
export const unblocked = (noun: string): string => `unblocked the ${noun}`;
export const sentLink = (noun: string): string => `sent the ${noun} a link to set a password`;
export const revealed = (noun: string): string => `revealed data of the ${noun}`;
export const did = (action: string): string => `did: ${action}`;

/** Fields that most records have. */
export const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  slug: 'Slug',
  status: 'Status',
  description: 'Description',
  categoryId: 'Category',
  deletedAt: 'Deleted',
  reason: 'Reason',
  role: 'Role',
  sessions: 'Open sessions',
};
