import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { couponCalls } from '@lectern/contract/commerce';
import { faqCalls, faqCategoryCalls } from '@lectern/contract/content';
import { instituteCalls, studentCalls } from '@lectern/contract/people';
import { userCalls } from '@lectern/contract/platform';
import { fileCalls, type ShownFile } from '@lectern/contract/platform/file';
import { viewCalls } from '@lectern/contract/platform/view';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { MatrixDesk } from '../desk';
import { send } from '../send';

interface Versioned {
  readonly id: number;
  readonly version: number;
}
/** A row as one person read it, and as it stands since somebody else has saved it. */
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

const newCategory = async ({ done, next }: MatrixDesk) =>
  (await done(categoryCalls.create, { name: `Ours ${next()}` })).category;
const newSkill = async ({ done, next }: MatrixDesk) =>
  (await done(skillCalls.create, { categoryId: 2, name: `Ours ${next()}` })).skill;
const newInstitute = async ({ done, next }: MatrixDesk) => {
  const [name, code] = [`Ours ${next()}`, `OURS_${next()}`];
  return (await done(instituteCalls.create, { name, code, kind: 'school', countryId: 1 })).institute;
};
const newFaq = async ({ done, next }: MatrixDesk) =>
  (
    await done(faqCalls.create, {
      categoryId: 1,
      languageId: 1,
      question: `Is this ours ${next()}?`,
      answerHtml: '<p>Yes.</p>',
    })
  ).faq;
const newFaqCategory = async ({ done, next }: MatrixDesk) =>
  (await done(faqCategoryCalls.add, { audience: 'student', name: `Ours ${next()}` })).category;
const newStudent = async ({ done, next }: MatrixDesk) =>
  (
    await done(studentCalls.create, {
      firstName: 'Asha',
      lastName: 'Rao',
      countryId: 1,
      mobile: `55500 ${String(next()).padStart(5, '0')}`,
    })
  ).student;
const newCoupon = async ({ done, next }: MatrixDesk, userIds?: number[]) =>
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
const blocked = async ({ api, done, other }: MatrixDesk) => {
  const { id } = await api.person(3);
  return {
    read: { id, version: 1 },
    now: await done(userCalls.block, { id, version: 1, reason: 'Lost the telephone' }, other),
  };
};
const newFile = async ({ admin }: MatrixDesk): Promise<ShownFile> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  return (await send(admin, fileCalls.upload, { file: new File([Uint8Array.from(png)], 'ours.png'), purpose: 'image' }))
    .body.result as ShownFile;
};

/** Rows that somebody else has saved since they were read, by what they are. */
export const overtaken = {
  category: async (desk) => {
    const read = await newCategory(desk);
    return {
      read,
      now: (await desk.done(categoryCalls.update, { ...keyOf(read), name: `Theirs ${desk.next()}` }, desk.other))
        .category,
    };
  },
  'deleted category': async (desk) => {
    const read = await newCategory(desk);
    await desk.done(categoryCalls.delete, keyOf(read), desk.other);
    return { read, now: deleted(read) };
  },
  view: async (desk) => {
    const read = (await desk.done(viewCalls.create, { screen: 'skill', name: `Ours ${desk.next()}` })).view;
    return { read, now: (await desk.done(viewCalls.update, { ...keyOf(read), query: 'page=2' })).view };
  },
  skill: async (desk) => {
    const read = await newSkill(desk);
    return {
      read,
      now: (await desk.done(skillCalls.update, { ...keyOf(read), description: 'Theirs' }, desk.other)).skill,
    };
  },
  'deleted skill': async (desk) => {
    const read = await newSkill(desk);
    await desk.done(skillCalls.delete, keyOf(read), desk.other);
    return { read, now: deleted(read) };
  },
  institute: async (desk) => {
    const read = await newInstitute(desk);
    return {
      read,
      now: (await desk.done(instituteCalls.update, { ...keyOf(read), notes: 'Theirs' }, desk.other)).institute,
    };
  },
  'deleted institute': async (desk) => {
    const read = await newInstitute(desk);
    await desk.done(instituteCalls.delete, keyOf(read), desk.other);
    return { read, now: deleted(read) };
  },
  faq: async (desk) => {
    const read = await newFaq(desk);
    return {
      read,
      now: (
        await desk.done(faqCalls.update, { ...keyOf(read), question: `Is this theirs ${desk.next()}?` }, desk.other)
      ).faq,
    };
  },
  'deleted faq': async (desk) => {
    const read = await newFaq(desk);
    await desk.done(faqCalls.delete, keyOf(read), desk.other);
    return { read, now: deleted(read) };
  },
  'faq category': async (desk) => {
    const read = await newFaqCategory(desk);
    return {
      read,
      now: (await desk.done(faqCategoryCalls.update, { ...keyOf(read), name: `Theirs ${desk.next()}` }, desk.other))
        .category,
    };
  },
  coupon: async (desk) => {
    const read = await newCoupon(desk);
    return { read, now: (await desk.done(couponCalls.update, { ...keyOf(read), name: 'Theirs' }, desk.other)).coupon };
  },
  'coupon for chosen students': async (desk) => {
    const read = await newCoupon(desk, [9]);
    return { read, now: (await desk.done(couponCalls.changeUsers, { ...keyOf(read), add: [22] }, desk.other)).coupon };
  },
  'deleted coupon': async (desk) => {
    const read = await newCoupon(desk);
    await desk.done(couponCalls.delete, keyOf(read), desk.other);
    return { read, now: deleted(read) };
  },
  student: async (desk) => {
    const read = await newStudent(desk);
    return { read, now: (await desk.done(studentCalls.update, { ...keyOf(read), city: 'Pune' }, desk.other)).student };
  },
  'deleted student': async (desk) => {
    const read = await newStudent(desk);
    await desk.done(studentCalls.delete, keyOf(read), desk.other);
    return { read, now: { id: read.id, deletedAt: expect.any(String) as unknown } };
  },
  account: async (desk) => {
    const { read, now } = await blocked(desk);
    return { read, now: await desk.done(userCalls.unblock, keyOf(now), desk.other) };
  },
  'blocked account': blocked,
  'deleted account': async ({ api, db }) => {
    const read = { id: (await api.person(3)).id, version: 1 };
    await sql`update users set deleted_at = now() where id = ${read.id}`.execute(db);
    return { read, now: deleted(read) };
  },
  file: async (desk) => {
    const { file } = await newFile(desk);
    await sql`update files set original_name = 'theirs.png' where id = ${file.id}`.execute(desk.db);
    return { read: file, now: { file: { ...file, name: 'theirs.png', version: file.version + 1 } } };
  },
} satisfies Record<string, (desk: MatrixDesk) => Promise<Overtaken>>;
export type OvertakenKind = keyof typeof overtaken;
