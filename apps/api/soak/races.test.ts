import { raceAdBatches } from './ad-batches';
import { raceCampaign } from './campaign';
import { raceCategoryTree } from './category-tree';
import { raceConversion } from './conversion';
import { raceCoupon, raceNewCustomers } from './coupons';
import { raceGrading } from './grading';
import { raceLastLesson } from './last-lesson';
import { raceMessages } from './message-order';
import { raceOnboarding } from './onboarding';
import { raceSkillMerge } from './skill-merge';
import { raceProposals } from './proposals';
import { racePublication } from './publication';
import { raceRefunds } from './refunds';
import { raceSlots } from './slots';
import { raceVerification } from './verification';

// The soaks try thousands.
it.each([
  ['of two who grade one submission at once, one writes and the other is shown it', raceGrading],
  ['steps of an agency are done one at a time, each once', raceOnboarding],
  ['an approval holds for the revision that was on the screen, and the last two at once verify', raceVerification],
  ['who names a skill while it is merged names its target, or is refused', raceSkillMerge],
  ['messages of several people are numbered and read without a gap', raceMessages],
  ['categories that are moved at once stay one tree of five levels', raceCategoryTree],
  ['a course to come becomes one course', raceConversion],
  ['one proposal to a job is accepted', raceProposals],
  ['a course is published only with all that it needs, while others take the last of it', racePublication],
  ['a published course keeps one of its last two lessons', raceLastLesson],
  ['active offers of a trainer never share a minute', raceSlots],
  ['a published ad has a batch, and one student its last seat', raceAdBatches],
])('%s', async (_title, race) => expect(await race(40)).toEqual([]));

it.each([
  ['the places of a coupon are all taken, and none twice', raceCoupon],
  [
    'a new customer has one order with a coupon for new customers, whichever coupons are tried at once',
    raceNewCustomers,
  ],
  ['refunds at once stay within their payments, and each has its credit note', raceRefunds],
  [
    'an entry that is sent while a result is declared is ranked or refused, and one of two admins declares',
    raceCampaign,
  ],
])('%s, in a hundred tries', async (_title, race) => expect(await race(100)).toEqual([]));
