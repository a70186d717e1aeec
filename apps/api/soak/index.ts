import { raceAdBatches } from './ad-batches';
import { raceCategoryTree } from './category-tree';
import { raceConversion } from './conversion';
import { raceCoupon, raceNewCustomers } from './coupons';
import { raceGrading } from './grading';
import { raceLastLesson } from './last-lesson';
import { raceMessages } from './message-order';
import { raceOnboarding } from './onboarding';
import { raceProposals } from './proposals';
import { racePublication } from './publication';
import { soakOf } from './race';
import { raceRefunds } from './refunds';
import { raceSkillMerge } from './skill-merge';
import { raceSlots } from './slots';
import { raceVerification } from './verification';

export { soakCampaign } from './campaign-under-kills';
export { soakCanaries } from './canaries';
export { soakHostile } from './hostile';
export { soakInvoices } from './invoices';
export { soakSeats } from './seats';
export { soakWebhooks } from './webhooks';

export const soakGrading = soakOf('grading', raceGrading);
export const soakOnboarding = soakOf('onboarding', raceOnboarding);
export const soakVerification = soakOf('verification', raceVerification);
export const soakMessages = soakOf('messages', raceMessages);
export const soakSkillMerge = soakOf('skill-merge', raceSkillMerge);
export const soakTree = soakOf('tree', raceCategoryTree);
export const soakConversion = soakOf('conversion', raceConversion);
export const soakProposals = soakOf('proposals', raceProposals);
export const soakPublication = soakOf('publication', racePublication);
export const soakLessons = soakOf('lessons', raceLastLesson);
export const soakSlots = soakOf('slots', raceSlots);
export const soakAds = soakOf('ads', raceAdBatches);
// The counter and the payments are what many meet at, so these run once.
export const soakCoupons = soakOf('coupons', raceCoupon, { times: 1, tries: 10_000 });
export const soakNewCustomers = soakOf('new-customers', raceNewCustomers, { times: 1, tries: 10_000 });
export const soakRefunds = soakOf('refunds', raceRefunds, { times: 1, tries: 1000 });
