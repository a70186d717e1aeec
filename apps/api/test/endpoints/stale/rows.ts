import type { RequestOf } from '@lectern/contract';
import { categoryCalls, skillCalls, trainingAdCalls } from '@lectern/contract/catalog';
import { courseOvertaken } from './course-rows';
import { overtakenRefund } from '../money';
import {
  couponCalls,
  paylinkCalls,
  paymentProviderCalls,
  reconcileCalls,
  savedReportCalls,
  taxRateCalls,
} from '@lectern/contract/commerce';
import {
  customChapterCalls,
  customTopicCalls,
  faqCalls,
  faqCategoryCalls,
  libraryFolderCalls,
  libraryItemCalls,
} from '@lectern/contract/content';
import { catalogOvertaken } from './catalog-rows';
import { peopleOvertaken } from './people-rows';
import { planOvertaken } from './plan-rows';
import { subscriptionOvertaken } from './subscription-rows';
import {
  batchCalls,
  batchMemberCalls,
  instituteCalls,
  meetingCalls,
  roleCalls,
  studentCalls,
  subAdminCalls,
} from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { fileCalls, type ShownFile } from '@lectern/contract/platform/file';
import { viewCalls } from '@lectern/contract/platform/view';
import { sql } from 'kysely';
import sharp from 'sharp';
import { newBatch, newMeeting, newMember } from './batches';
import type { EndpointFixture } from '../fixture';
import { batchPartRows } from './batch-parts';
import { newTrainingAd, recordingOvertaken } from './training-ads';
import { lessonRows } from './lesson-rows';
import { send } from '../send';

export interface Versioned {
  readonly id: number;
  readonly version: number;
}
/** A row as one person read it, and as it is since somebody else has saved it. */
export interface Overtaken {
  readonly read: Versioned;
  readonly now: object;
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const deleted = ({ id, version }: Versioned) => ({
  id,
  version: version + 1,
  deletedAt: expect.any(String) as unknown,
});
const keyOf = ({ id, version }: Versioned): Versioned => ({ id, version });

const newCategory = async ({ done, next }: EndpointFixture) =>
  (await done(categoryCalls.create, { name: `Ours ${next()}` })).category;
const newSkill = async ({ done, next }: EndpointFixture) =>
  (await done(skillCalls.create, { categoryId: 2, name: `Ours ${next()}` })).skill;
const newInstitute = async ({ done, next }: EndpointFixture) => {
  const [name, code] = [`Ours ${next()}`, `OURS_${next()}`];
  return (await done(instituteCalls.create, { name, code, kind: 'school', countryId: 1 })).institute;
};
const newRole = async ({ done, next }: EndpointFixture) =>
  (await done(roleCalls.create, { name: `Ours ${next()}`, rights: ['skillList'] })).role;
const newSubAdmin = async ({ done, next }: EndpointFixture) =>
  (await done(subAdminCalls.create, { firstName: 'Neha', email: `ours${next()}@example.com`, roleId: 3 })).subAdmin;
const newFaq = async ({ done, next }: EndpointFixture) =>
  (
    await done(faqCalls.create, {
      categoryId: 1,
      languageId: 1,
      question: `Is this ours ${next()}?`,
      answerHtml: '<p>Yes.</p>',
    })
  ).faq;
const newChapter = async ({ done, next }: EndpointFixture) =>
  (await done(customChapterCalls.create, { skillId: 1, languageId: 1, title: `Ours ${next()}` })).customChapter;
const newTopic = async ({ done, next }: EndpointFixture) =>
  (
    await done(customTopicCalls.create, {
      customChapterId: 1,
      title: `Ours ${next()}`,
      currency: 'INR',
      price: '100',
    })
  ).customTopic;
const newFaqCategory = async ({ done, next }: EndpointFixture) =>
  (await done(faqCategoryCalls.add, { audience: 'student', name: `Ours ${next()}` })).category;
const newStudent = async ({ done, next }: EndpointFixture) =>
  (
    await done(studentCalls.create, {
      firstName: 'Asha',
      lastName: 'Rao',
      countryId: 1,
      mobile: `55500 ${String(next()).padStart(5, '0')}`,
    })
  ).student;
const newPaylink = async ({ done }: EndpointFixture) => {
  const sale = { studentId: 1, item: { kind: 'plan' as const, id: 3 }, currency: 'INR' };
  const { totalMinor } = (await done(paylinkCalls.quote, sale)).quote;
  const { link } = await done(paylinkCalls.generate, { ...sale, expectedTotalMinor: totalMinor, expiresInHours: 72 });
  return link!;
};
const newCoupon = async ({ done, next }: EndpointFixture, userIds?: number[]) =>
  (
    await done(couponCalls.create, {
      code: `OURS${next()}`,
      name: 'Ours',
      discountKind: 'percent',
      percentBp: 1500,
      amounts: [{ currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 }],
      startsAt: inDays(-1),
      endsAt: inDays(9),
      perUserLimit: 1,
      totalLimit: 10,
      appliesTo: 'all',
      audience: userIds ? 'chosen' : 'everyone',
      userIds,
    })
  ).coupon;
const blocked = async ({ api, done, other }: EndpointFixture) => {
  const { id } = await api.person(3);
  return {
    read: { id, version: 1 },
    now: await done(userCalls.block, { id, version: 1, reason: 'Lost the telephone' }, other),
  };
};
const newFile = async ({ admin }: EndpointFixture): Promise<ShownFile> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  return (await send(admin, fileCalls.upload, { file: new File([Uint8Array.from(png)], 'ours.png'), purpose: 'image' }))
    .body.result as ShownFile;
};

const newItem = async (fixture: EndpointFixture) => {
  const fileIds = [(await newFile(fixture)).file.id];
  const { items } = await fixture.done(libraryItemCalls.add, { fileIds, force: true });
  return items[0]!.libraryItem!;
};

/** Rows that somebody else has saved since they were read, by what they are. */
export const overtaken = {
  ...courseOvertaken,
  category: async (fixture) => {
    const read = await newCategory(fixture);
    return {
      read,
      now: (
        await fixture.done(categoryCalls.update, { ...keyOf(read), name: `Theirs ${fixture.next()}` }, fixture.other)
      ).category,
    };
  },
  'deleted category': async (fixture) => {
    const read = await newCategory(fixture);
    await fixture.done(categoryCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  view: async (fixture) => {
    const read = (await fixture.done(viewCalls.create, { screen: 'skill', name: `Ours ${fixture.next()}` })).view;
    return { read, now: (await fixture.done(viewCalls.update, { ...keyOf(read), query: 'page=2' })).view };
  },
  skill: async (fixture) => {
    const read = await newSkill(fixture);
    return {
      read,
      now: (await fixture.done(skillCalls.update, { ...keyOf(read), description: 'Theirs' }, fixture.other)).skill,
    };
  },
  'training ad': async (fixture) => {
    const read = await newTrainingAd(fixture);
    const theirs = { ...keyOf(read), shortDescription: 'Theirs' };
    return { read, now: (await fixture.done(trainingAdCalls.update, theirs, fixture.other)).trainingAd };
  },
  'training ad recording': recordingOvertaken,
  'deleted training ad': async (fixture) => {
    const read = await newTrainingAd(fixture);
    await fixture.done(trainingAdCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  chapter: async (fixture) => {
    const read = await newChapter(fixture);
    const theirs = { ...keyOf(read), title: `Theirs ${fixture.next()}` };
    return { read, now: (await fixture.done(customChapterCalls.update, theirs, fixture.other)).customChapter };
  },
  'deleted chapter': async (fixture) => {
    const read = await newChapter(fixture);
    await fixture.done(customChapterCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  topic: async (fixture) => {
    const read = await newTopic(fixture);
    const theirs = { ...keyOf(read), summary: 'Theirs' };
    return { read, now: (await fixture.done(customTopicCalls.update, theirs, fixture.other)).customTopic };
  },
  'deleted topic': async (fixture) => {
    const read = await newTopic(fixture);
    await fixture.done(customTopicCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'library item': async (fixture) => {
    const read = await newItem(fixture);
    const theirs = { ...keyOf(read), credit: 'Theirs' };
    return { read, now: (await fixture.done(libraryItemCalls.update, theirs, fixture.other)).libraryItem };
  },
  'deleted library item': async (fixture) => {
    const read = await newItem(fixture);
    await fixture.done(libraryItemCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  folder: async (fixture) => {
    const read = (await fixture.done(libraryFolderCalls.add, { name: `Ours ${fixture.next()}` })).folder;
    const theirs = { ...keyOf(read), name: `Theirs ${fixture.next()}` };
    return { read, now: (await fixture.done(libraryFolderCalls.update, theirs, fixture.other)).folder };
  },
  'deleted folder': async (fixture) => {
    const read = (await fixture.done(libraryFolderCalls.add, { name: `Ours ${fixture.next()}` })).folder;
    await fixture.done(libraryFolderCalls.delete, keyOf(read), fixture.other);
    const { id, version, name } = read;
    return { read, now: { id, version: version + 1, name, folders: 0, items: 0 } };
  },
  role: async (fixture) => {
    const read = await newRole(fixture);
    const theirs = { ...keyOf(read), description: 'Theirs' };
    return { read, now: (await fixture.done(roleCalls.update, theirs, fixture.other)).role };
  },
  'deleted role': async (fixture) => {
    const read = await newRole(fixture);
    await fixture.done(roleCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'sub-admin': async (fixture) => {
    const read = await newSubAdmin(fixture);
    const theirs = { ...keyOf(read), team: 'Theirs' };
    return { read, now: (await fixture.done(subAdminCalls.update, theirs, fixture.other)).subAdmin };
  },
  'deleted sub-admin': async (fixture) => {
    const read = await newSubAdmin(fixture);
    await fixture.done(subAdminCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'deleted skill': async (fixture) => {
    const read = await newSkill(fixture);
    await fixture.done(skillCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  institute: async (fixture) => {
    const read = await newInstitute(fixture);
    return {
      read,
      now: (await fixture.done(instituteCalls.update, { ...keyOf(read), notes: 'Theirs' }, fixture.other)).institute,
    };
  },
  'deleted institute': async (fixture) => {
    const read = await newInstitute(fixture);
    await fixture.done(instituteCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  faq: async (fixture) => {
    const read = await newFaq(fixture);
    return {
      read,
      now: (
        await fixture.done(
          faqCalls.update,
          { ...keyOf(read), question: `Is this theirs ${fixture.next()}?` },
          fixture.other,
        )
      ).faq,
    };
  },
  'deleted faq': async (fixture) => {
    const read = await newFaq(fixture);
    await fixture.done(faqCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'faq category': async (fixture) => {
    const read = await newFaqCategory(fixture);
    return {
      read,
      now: (
        await fixture.done(faqCategoryCalls.update, { ...keyOf(read), name: `Theirs ${fixture.next()}` }, fixture.other)
      ).category,
    };
  },
  coupon: async (fixture) => {
    const read = await newCoupon(fixture);
    return {
      read,
      now: (await fixture.done(couponCalls.update, { ...keyOf(read), name: 'Theirs' }, fixture.other)).coupon,
    };
  },
  'coupon for chosen students': async (fixture) => {
    const read = await newCoupon(fixture, [9]);
    return {
      read,
      now: (await fixture.done(couponCalls.changeUsers, { ...keyOf(read), add: [22] }, fixture.other)).coupon,
    };
  },
  ...subscriptionOvertaken,
  ...planOvertaken,
  'payment link': async (fixture) => {
    const read = await newPaylink(fixture);
    return { read, now: (await fixture.done(paylinkCalls.mail, { id: read.id }, fixture.other)).link };
  },
  'waiting refund': (fixture) => overtakenRefund(fixture, { provider: 'sandbox', status: 'waiting' }),
  'refund of a manual payment': (fixture) => overtakenRefund(fixture, { provider: 'manual', status: 'requested' }),
  'payment provider': async (fixture) => {
    const { providers } = await fixture.done(paymentProviderCalls.list, {});
    const read = providers.find(({ code, mode }) => code === 'razorpay' && mode === 'test')!;
    const currencies = read.currencies.length === 1 ? ['INR', 'USD'] : ['INR'];
    return {
      read,
      now: (await fixture.done(paymentProviderCalls.save, { ...keyOf(read), currencies }, fixture.other)).provider,
    };
  },
  'difference with a provider': async (fixture) => {
    const reference = `pay_difference_${fixture.next()}`;
    await sql`
      insert into reconcile_lines (provider_id, provider_ref, subject, kind, at, found_at, seen_at)
      select id, ${reference}, 'payment', 'missing_here', now(), now(), now() from payment_providers where code = 'sandbox'`.execute(
      fixture.db,
    );
    const line = async () => (await fixture.done(reconcileCalls.list, { q: reference })).items[0]!;
    const read = await line();
    const other = JSON.stringify({ amountMinor: 100, currency: 'INR', state: 'paid' });
    await sql`update reconcile_lines set theirs = ${other}::jsonb where id = ${read.id}`.execute(fixture.db);
    return { read, now: await line() };
  },
  'saved report': async (fixture) => {
    const request: RequestOf<typeof savedReportCalls.create> = {
      ...{ name: `Sales ${fixture.next()}`, report: 'sales', compare: 'none', groupBy: 'item', period: 'last-7' },
      ...{ rhythm: 'weekly', onDay: 1, format: 'csv', people: [(await fixture.api.person(1)).id] },
      ...{ currency: undefined, kind: undefined },
    };
    const { saved: read } = await fixture.done(savedReportCalls.create, request);
    const changed = { ...request, ...keyOf(read), name: 'Renamed meanwhile' };
    return { read, now: (await fixture.done(savedReportCalls.update, changed, fixture.other)).saved };
  },
  'tax rate': async (fixture) => {
    const { rates } = await fixture.done(taxRateCalls.list, {});
    const { countryId } = rates.find(({ scope }) => scope === 'any')!;
    const terms = {
      countryId,
      scope: 'any',
      name: `Tax ${fixture.next()}`,
      rateBp: 100,
      validFrom: '2090-01-01',
    } as const;
    const { rate: read } = await fixture.done(taxRateCalls.create, terms);
    return {
      read,
      now: (await fixture.done(taxRateCalls.update, { ...keyOf(read), rateBp: 200 }, fixture.other)).rate,
    };
  },
  'deleted coupon': async (fixture) => {
    const read = await newCoupon(fixture);
    await fixture.done(couponCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  ...batchPartRows,
  ...lessonRows,
  student: async (fixture) => {
    const read = await newStudent(fixture);
    return {
      read,
      now: (await fixture.done(studentCalls.update, { ...keyOf(read), city: 'Pune' }, fixture.other)).student,
    };
  },
  'deleted student': async (fixture) => {
    const read = await newStudent(fixture);
    await fixture.done(studentCalls.delete, keyOf(read), fixture.other);
    return { read, now: { id: read.id, deletedAt: expect.any(String) as unknown } };
  },
  batch: async (fixture) => {
    const read = await newBatch(fixture);
    const theirs = { ...keyOf(read), description: 'Theirs' };
    return { read, now: (await fixture.done(batchCalls.update, theirs, fixture.other)).batch };
  },
  'deleted batch': async (fixture) => {
    const read = await newBatch(fixture);
    await fixture.done(batchCalls.delete, keyOf(read), fixture.other);
    return { read, now: deleted(read) };
  },
  'batch member': async (fixture) => {
    const read = await newMember(fixture);
    const theirs = { ...keyOf(read), to: 'active' as const };
    return { read, now: (await fixture.done(batchMemberCalls.state, theirs, fixture.other)).member };
  },
  meeting: async (fixture) => {
    const read = await newMeeting(fixture);
    const theirs = { ...keyOf(read), notes: 'Theirs' };
    return { read, now: (await fixture.done(meetingCalls.update, theirs, fixture.other)).meeting };
  },
  'meeting that has ended': async (fixture) => {
    const made = await newMeeting(fixture);
    await sql`update meetings set state = 'ended' where id = ${made.id}`.execute(fixture.db);
    const read = { id: made.id, version: made.version + 1 };
    const theirs = { ...read, notes: 'Theirs' };
    return { read, now: (await fixture.done(meetingCalls.update, theirs, fixture.other)).meeting };
  },
  account: async (fixture) => {
    const { read, now } = await blocked(fixture);
    return { read, now: await fixture.done(userCalls.unblock, keyOf(now), fixture.other) };
  },
  'blocked account': blocked,
  'deleted account': async ({ api, db }) => {
    const read = { id: (await api.person(3)).id, version: 1 };
    await sql`update users set deleted_at = now() where id = ${read.id}`.execute(db);
    return { read, now: deleted(read) };
  },
  file: async (fixture) => {
    const { file } = await newFile(fixture);
    await sql`update files set original_name = 'theirs.png' where id = ${file.id}`.execute(fixture.db);
    return { read: file, now: { file: { ...file, name: 'theirs.png', version: file.version + 1 } } };
  },
  ...catalogOvertaken,
  ...peopleOvertaken,
} satisfies Record<string, (fixture: EndpointFixture) => Promise<Overtaken>>;
export type OvertakenKind = keyof typeof overtaken;
