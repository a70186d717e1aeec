/**
 * `npm run soak [-- crash|canaries|seats|grading|onboarding|skill-merge|verification|messages|tree|conversion|proposals|publication|lessons|slots|ads|coupons|new-customers|refunds|campaign|webhooks|invoices|hostile|strange|misbehaving|lost|sessions|shells|bad-shell|video]`: long repetitions that `npm test` does once. Each victim is killed ten times under load, on the same
 * data; twenty bad canaries and twenty good ones are judged; 10,000 bookings take the seats of a batch; 10,000 times two people grade, onboard an agency, verify, write, merge what another names, move categories, publish, convert, accept or activate at once; 10,000 reservations meet at one coupon and 1,000 refunds at a hundred payments; 10,000 entries are sent while their campaigns close and are declared, and a worker is killed; 1,000 webhooks and 1,000 invoices are made while the API and the worker are killed; each call is sent what it takes and refuses at its limits, and every strange value in each field; a remote fails in each
 * way under three people at work; the store loses a live release; a console stays open while each remote delivers ten times; a hundred pages stay open while other shells go live; shells that do not start are given to three people; a video of 200 MB is uploaded through cut lines and a killed API.
 * `npm run soak -- unsteady FILE [TIMES]` repeats one browser file, 50 times unless a number is given, under load.
 */
import { parseArgs } from 'node:util';
import {
  soakAds,
  soakCampaign,
  soakCanaries,
  soakConversion,
  soakCoupons,
  soakGrading,
  soakInvoices,
  soakLessons,
  soakMessages,
  soakNewCustomers,
  soakOnboarding,
  soakSkillMerge,
  soakProposals,
  soakPublication,
  soakRefunds,
  soakSeats,
  soakSlots,
  soakTree,
  soakVerification,
  soakWebhooks,
} from '@lectern/api/soak';
import { soakBadShell } from './bad-shell';
import { soakCrashes } from './crashes';
import { soakHostileRequests } from './hostile';
import { soakLostFiles } from './lost-files';
import { soakMisbehaving } from './misbehaving';
import { soakSessions } from './sessions';
import { soakShells } from './shells';
import { soakStrange } from './strange';
import { soakUnsteady } from './unsteady';
import { soakVideo } from './video';

const soaks = {
  crash: soakCrashes,
  canaries: soakCanaries,
  seats: soakSeats,
  grading: soakGrading,
  onboarding: soakOnboarding,
  'skill-merge': soakSkillMerge,
  verification: soakVerification,
  messages: soakMessages,
  tree: soakTree,
  conversion: soakConversion,
  proposals: soakProposals,
  publication: soakPublication,
  lessons: soakLessons,
  slots: soakSlots,
  ads: soakAds,
  coupons: soakCoupons,
  'new-customers': soakNewCustomers,
  refunds: soakRefunds,
  campaign: soakCampaign,
  webhooks: soakWebhooks,
  invoices: soakInvoices,
  hostile: soakHostileRequests,
  strange: soakStrange,
  misbehaving: soakMisbehaving,
  lost: soakLostFiles,
  sessions: soakSessions,
  shells: soakShells,
  'bad-shell': soakBadShell,
  video: soakVideo,
} as const;
const isSoak = (name: string): name is keyof typeof soaks => Object.hasOwn(soaks, name);

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const only = values.only ?? positionals[0];
if (only === 'unsteady') {
  const { passed, failed } = soakUnsteady(positionals[1], positionals[2]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
if (only !== undefined && !isSoak(only))
  throw new Error(`There is no soak "${only}": there are ${Object.keys(soaks).join(', ')}, unsteady FILE`);

const sum = { passed: 0, failed: 0 };
for (const soak of only === undefined ? Object.values(soaks) : [soaks[only]]) {
  const { passed, failed } = await soak((text) => console.log(text));
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);
