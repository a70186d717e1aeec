/** Mails that the console sends. */
export const one = 'e-mail';
export const many = 'e-mails';
export const theMail = 'the e-mail';
export const search = 'Whole e-mail address';
export const noneYet = 'No e-mails yet';
export const whatTheyAre = 'Invitations, links to set a password and security notices appear here.';

/** Without a mail server. */
export const notSent =
  'No e-mail leaves this server, because no mail server is set. E-mails are kept in the folder “outbox” of the data folder. An operator sets SMTP_URL to send them.';

export const to = 'To';
export const subject = 'Subject';
export const state = 'State';
export const created = 'Created';
export const sent = 'Sent';
export const attempts = 'Attempts';
export const why = 'Why it was not sent';
export const waitsFor = 'Last answer of the mail server';
export const linkHidden = 'Only the person who gets the e-mail sees its link.';
export const linkInFile = 'The link is in the file of the e-mail on the server.';
export const linkGone = 'The link is not stored any more.';
export const content = 'Text';

export const test = 'Send a test';
export const testTitle = 'Send a test e-mail';
export const testLead =
  'The e-mail says only that it is a test. Its state in the list shows whether the mail server took it.';
export const testVerb = 'Send';
export const email = 'E-mail';
export const testQueued = (to: string): string => `Test to ${to} queued`;
