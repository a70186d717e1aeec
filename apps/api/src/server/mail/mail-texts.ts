import { linkPlace } from '@lectern/contract/platform/mail';

export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the link is called where it can be clicked; only mails with a link have one. */
  readonly linkLabel?: string;
}

/** Every mail of the console by its name in the table of mails. */
export const mailTexts = {
  'password-reset': {
    subject: 'Set a new password',
    paragraphs: [
      'Somebody asked for a new password for your account. Open this link to set one:',
      linkPlace,
      'It works once, within one hour. If it was not you, do nothing: your password stays as it is.',
    ],
    linkLabel: 'Set a new password',
  },
  invitation: {
    subject: 'You are invited',
    paragraphs: [
      'An account was made for you. Open this link to set your password:',
      linkPlace,
      'It works once, within seven days. If you do not expect this, do nothing.',
    ],
    linkLabel: 'Set your password',
  },
  'account-locked': {
    subject: 'Sign-in to your account is paused',
    paragraphs: [
      'Somebody entered a wrong password for your account several times, so sign-in is paused for a while. If it was not you, reset your password.',
    ],
  },
  'session-ended': {
    subject: 'A session of yours was ended',
    paragraphs: [
      'An old sign-in token of one of your sessions was used again, as happens when it is stolen, so the session was ended. If it was not you, reset your password.',
    ],
  },
  'changes-asked': {
    subject: 'Please change something in your profile',
    paragraphs: [
      'We have looked at the part “{part}” of your profile and ask you for a change:',
      '{reason}',
      'Tell us when it is done. We look at it again then.',
    ],
  },
  verified: {
    subject: 'Your profile is verified',
    paragraphs: ['Every part of your profile has been checked. Lessons can be planned from now on.'],
  },
  suspended: {
    subject: 'Your profile is suspended',
    paragraphs: ['No new lessons are planned for you for now. The reason:', '{reason}'],
  },
  'batch-news': {
    subject: '{title}',
    paragraphs: ['{title}', '{body}', 'Times are those of the batch, in its time zone.'],
  },
  'payment-link': {
    subject: '{seller}: {sum} for {title}',
    paragraphs: [
      '{seller} asks you to pay {sum} for {title}. Open this link to pay:',
      linkPlace,
      '{note}',
      'It is open until {until}. The price stays as it is until then.',
    ],
    linkLabel: 'Pay now',
  },
  'renewal-link': {
    subject: '{title} runs until {ends}',
    paragraphs: [
      '{title} runs until {ends}. Open this link to renew it for {sum}:',
      linkPlace,
      'Nothing is charged by itself. The link is open until {until}, and the price stays as it is until then.',
    ],
    linkLabel: 'Renew now',
  },
  'renewal-reminder': {
    subject: '{title}: {state}',
    paragraphs: [
      '{title}: {state}. Open this link to renew it for {sum}:',
      linkPlace,
      'The link is open until {until}. Nothing is charged by itself.',
    ],
    linkLabel: 'Renew now',
  },
  'payment-received': {
    subject: 'Your payment of {sum} arrived',
    paragraphs: ['Thank you. We have received {sum} for {title}. {papers}', linkPlace],
    linkLabel: 'Open your order',
  },
  'payment-returned': {
    subject: '{sum} goes back to you',
    paragraphs: [
      'We have sent {sum} for {title} back, the way it was paid. Your bank may need a few days to show it. {papers}',
      linkPlace,
    ],
    linkLabel: 'Open your order',
  },
  'invoice-corrected': {
    subject: 'Your new invoice is {number}',
    paragraphs: ['Invoice {before} for {title} is replaced by {number}. The new invoice is here:', linkPlace],
    linkLabel: 'Open your order',
  },
  'access-given': {
    subject: 'You have access to {title}',
    paragraphs: ['You have access to {title} from now on. There is nothing to pay.'],
  },
  'campaign-won': {
    subject: 'You have won: {name}',
    paragraphs: [
      'You are one of the winners of {name}. Your code is:',
      '{code}',
      'It works once, for your account alone, from {from} until {until}.',
    ],
  },
  report: {
    subject: '{name}: {days}',
    paragraphs: [
      '{name}: {report} of {days}. The file goes with this mail.',
      'You are a reader of this report by {maker}. You get it {rhythm}.',
    ],
  },
  news: { subject: '{title}', paragraphs: ['{title}', '{body}'] },
  test: {
    subject: 'Test of the mail settings',
    paragraphs: ['Somebody asked the console to send this mail. If you can read it, mail goes out as it should.'],
  },
} as const satisfies Readonly<Record<string, MailText>>;

export type MailName = keyof typeof mailTexts;
