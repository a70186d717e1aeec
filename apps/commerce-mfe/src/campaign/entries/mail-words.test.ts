import type { CampaignEntry } from '@lectern/contract/commerce';
import { mailWords } from './mail-words';

const sentAt = '2026-11-20T11:44:20.000Z';

test.each<[CampaignEntry['mailState'], string | null, string | RegExp]>([
  [null, null, ''],
  ['none', null, 'No mail: no e-mail address, or blocked'],
  ['waiting', null, 'The mail is on its way'],
  ['sent', sentAt, /^Mailed 20 Nov 2026/],
  ['failed', null, 'The mail could not be sent'],
  ['forgotten', null, 'The mail is too old to be known'],
])('a mail that is %s is shown as that', (mailState, mailedAt, words) =>
  expect(mailWords({ mailState, mailedAt })).toEqual(words instanceof RegExp ? expect.stringMatching(words) : words),
);
