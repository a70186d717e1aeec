import type { CampaignEntry } from '@lectern/contract/commerce';
import { mailWords } from './mail-words';

const sentAt = '2026-11-20T11:44:20.000Z';

test.each<[CampaignEntry['mailState'], string | null, string | RegExp]>([
  [null, null, ''],
  ['none', null, 'No mail: no e-mail address, or blocked'],
  ['waiting', null, 'The mail waits to be sent'],
  ['sent', sentAt, /^Mailed 20 Nov 2026/],
  ['kept', sentAt, 'Not mailed: no mail server is set'],
  ['failed', null, 'The mail could not be sent'],
  ['forgotten', null, 'Mails of that time are deleted'],
])('a mail that is %s is shown as that', (mailState, mailedAt, words) =>
  expect(mailWords({ mailState, mailedAt })).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words),
);
