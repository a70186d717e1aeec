import type { Call, RequestOf, ResponseOf } from '@lectern/contract';
import {
  faqCalls,
  libraryDocumentCalls,
  libraryFolderCalls,
  libraryItemCalls,
  libraryTagCalls,
  type LibraryItem,
} from '@lectern/contract/content';
import { categoryCalls } from '@lectern/contract/catalog';
import { fileCalls } from '@lectern/contract/platform/file';
import { uploadCalls } from '@lectern/contract/platform/upload';
import { sql } from 'kysely';
import sharp from 'sharp';
import { faqFixture, type FaqFixture } from '../testing';

let fixture: FaqFixture;
beforeAll(async () => void (fixture = await faqFixture()));
afterAll(() => fixture.close());

type Client = FaqFixture['client'];
const send = async <C extends Call>(call: C, request: RequestOf<C>, by: Client = fixture.client) => {
  const { status, body } = await by.send(call, request);
  return { status, ...(body as { message?: string; error?: unknown; result: ResponseOf<C> }) };
};
let shade = 0;
const picture = async (): Promise<Blob> => {
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 };
  return new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  ]);
};
/** The id of an uploaded picture. */
const uploaded = async (blob?: Blob, client: Client = fixture.client): Promise<number> => {
  const form = new FormData();
  form.append('purpose', 'image');
  form.append('file', blob ?? (await picture()), `picture_${shade}.png`);
  const response = await client.fetch(`/api/${fileCalls.upload.path}`, { method: 'POST', body: form });
  return ((await response.json()) as { result: ResponseOf<typeof fileCalls.upload> }).result.file.id;
};
const add = async (more: Partial<RequestOf<typeof libraryItemCalls.add>> = {}): Promise<LibraryItem> => {
  const { items } = await fixture.done(libraryItemCalls.add, { fileIds: [await uploaded()], ...more });
  if (!items[0]?.libraryItem) throw new Error(JSON.stringify(items));
  return items[0].libraryItem;
};
const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version });
const detail = (id: number) => fixture.done(libraryItemCalls.detail, { id });
let number = 0;
const folder = async (parentId: number | null = null) =>
  (await fixture.done(libraryFolderCalls.add, { name: `Folder ${(number += 1)}`, parentId })).folder;
/** A FAQ whose answer shows these files. */
const shownIn = async (...fileIds: number[]) => {
  const { id } = await fixture.category();
  return (
    await fixture.done(faqCalls.create, {
      categoryId: id,
      languageId: fixture.languageId,
      question: `Which picture ${(number += 1)}?`,
      answerHtml: fileIds
        .map((file) => `<figure class="image"><img src="/x" data-file-id="${file}" alt="a"></figure>`)
        .join(''),
      status: 'draft',
    })
  ).faq;
};

describe('files that are added', () => {
  it('become items with a title from their name, a first version, folder and tags; each is written down', async () => {
    const { id: folderId } = await folder();
    const item = await add({ folderId, tags: ['Maths', 'maths ', 'Rings'] });
    expect(item).toMatchObject({
      title: `picture ${shade}`,
      kind: 'image',
      folderId,
      tags: ['Maths', 'Rings'],
      status: 'unused',
      uses: 0,
      width: 40,
      height: 20,
    });
    expect(item.urls?.small).toMatch(/^\/files\/.*\/small\.webp$/);
    expect((await detail(item.id)).versions).toMatchObject([{ no: 1, fileId: item.fileId }]);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from audit_log where action = 'libraryItem.add' and entity_id = ${String(item.id)}`.execute(
      fixture.db,
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('whose bytes are there already are refused with the item that has them, unless both are wanted', async () => {
    const blob = await picture();
    const first = await add({ fileIds: [await uploaded(blob)] });
    const again = await uploaded(blob);
    const [refused] = (await fixture.done(libraryItemCalls.add, { fileIds: [again] })).items;
    expect(refused).toMatchObject({ libraryItem: null, sameAs: { id: first.id, title: first.title } });
    const [kept] = (await fixture.done(libraryItemCalls.add, { fileIds: [again], force: true })).items;
    expect(kept?.libraryItem?.id).toBeGreaterThan(first.id);
  });

  it('with the same bytes at the same moment make one item', async () => {
    const blob = await picture();
    const files = [await uploaded(blob), await uploaded(blob), await uploaded(blob)];
    const answers = await Promise.all(files.map((id) => fixture.done(libraryItemCalls.add, { fileIds: [id] })));
    expect(answers.flatMap(({ items }) => items).filter(({ libraryItem }) => libraryItem)).toHaveLength(1);
  });

  it('are refused one by one: another person’s, one that is in the library, one that is not there', async () => {
    const taken = await add();
    const foreign = await uploaded(undefined, await fixture.api.signIn(1));
    const good = await uploaded();
    const { items } = await fixture.done(libraryItemCalls.add, { fileIds: [foreign, taken.fileId, 999_999, good] });
    expect(items.map(({ reason }) => reason)).toEqual([
      'This file is not there any more: upload it again',
      'This file is in the library already',
      'This file is not there any more: upload it again',
      null,
    ]);
  });
});

describe('the list', () => {
  it('is narrowed to a folder with all below it, to a tag, and to what nothing shows', async () => {
    const top = await folder();
    const below = await folder(top.id);
    const [one, two, other] = [await add({ folderId: top.id }), await add({ folderId: below.id }), await add()];
    const tagged = await add({ tags: ['Only here'] });
    await shownIn(two.fileId);
    const ids = async (filter: Record<string, string>) =>
      (await fixture.done(libraryItemCalls.list, { filter, limit: 100 })).items.map(({ id }) => id);
    expect(await ids({ folderId: `eq:${top.id}` })).toEqual([two.id, one.id]);
    expect(await ids({ folderId: `eq:${below.id}` })).toEqual([two.id]);
    const outside = await ids({ folderId: `ne:${top.id}` });
    expect([outside.includes(other.id), outside.includes(two.id)]).toEqual([true, false]);
    expect(await ids({ folderId: 'empty:true' })).toContain(other.id);
    const { items: tags } = await fixture.done(libraryTagCalls.list, { q: 'only' });
    expect(await ids({ tagId: `eq:${tags[0]!.id}` })).toEqual([tagged.id]);
    expect(await ids({ folderId: `eq:${top.id}`, status: 'in:unused' })).toEqual([one.id]);
    expect(await ids({ folderId: `eq:${top.id}`, status: 'in:used' })).toEqual([two.id]);
  });

  it('finds an item by its title, its text alternative and its tags', async () => {
    const item = await add({ tags: ['Zirkonium'] });
    await fixture.done(libraryItemCalls.update, { ...keyOf(item), altText: 'Ein Wasserfall' });
    for (const q of ['zirkon', 'wasserf'])
      expect((await fixture.done(libraryItemCalls.list, { q })).items.map(({ id }) => id)).toEqual([item.id]);
  });
});

describe('replacing', () => {
  it('shows the new file wherever an earlier one is named, and an earlier version can be put back', async () => {
    const item = await add();
    const faq = await shownIn(item.fileId);
    const srcOf = async () =>
      /src="([^"]*)"/.exec((await fixture.done(faqCalls.detail, { id: faq.id })).faq.answerHtml)?.[1];
    const next = await uploaded();
    const { libraryItem } = await fixture.done(libraryItemCalls.replace, {
      ...keyOf(item),
      fileId: next,
      note: 'Sharper',
    });
    expect([libraryItem.fileId, libraryItem.replacedCount, libraryItem.uses]).toEqual([next, 1, 1]);
    expect(await srcOf()).toBe(libraryItem.urls?.large);
    expect((await fixture.done(fileCalls.read, { id: item.fileId })).urls).toEqual(libraryItem.urls);
    const third = await fixture.done(libraryItemCalls.replace, { ...keyOf(libraryItem), fileId: await uploaded() });
    expect(await srcOf()).toBe(third.libraryItem.urls?.large);
    const back = await fixture.done(libraryItemCalls.replace, { ...keyOf(third.libraryItem), versionNo: 1 });
    expect([back.libraryItem.fileId, await srcOf()]).toEqual([item.fileId, item.urls?.large]);
    expect((await detail(item.id)).versions.map(({ no, note }) => [no, note])).toEqual([
      [3, ''],
      [2, 'Sharper'],
      [1, ''],
    ]);
  });

  it('is refused with a file of another item, for a stale item, and for a version that it never had', async () => {
    const [item, other] = [await add(), await add()];
    expect(await send(libraryItemCalls.replace, { ...keyOf(item), fileId: other.fileId })).toMatchObject({
      status: 409,
      error: [{ property: 'fileId', constraints: { taken: expect.any(String) as string } }],
    });
    expect((await send(libraryItemCalls.replace, { ...keyOf(item), versionNo: 7 })).status).toBe(400);
    expect((await send(libraryItemCalls.replace, { id: item.id, version: 9, versionNo: 1 })).status).toBe(409);
  });
});

describe('a deletion', () => {
  it('is refused while something shows any version, with the places that the person may see', async () => {
    const item = await add();
    const faq = await shownIn(item.fileId);
    const { category } = await fixture.done(categoryCalls.create, {
      name: `Shown ${(number += 1)}`,
      imageFileId: item.fileId,
    });
    const { libraryItem } = await fixture.done(libraryItemCalls.replace, { ...keyOf(item), fileId: await uploaded() });
    const refused = await send(libraryItemCalls.delete, keyOf(libraryItem));
    expect(refused).toMatchObject({
      status: 409,
      message: `${item.title} is shown in 2 places`,
      result: {
        places: [
          { entity: 'categories', entityId: category.id, kind: 'Category', path: `/category/list?id=${category.id}` },
          { entity: 'faqs', entityId: faq.id, kind: 'FAQ', name: faq.question },
        ],
        otherPlaces: 0,
      },
    });
    await fixture.done(faqCalls.delete, keyOf(faq));
    expect((await detail(item.id)).places.map(({ isDeleted }) => isDeleted)).toEqual([false, true]);
  });

  it('takes an unused item to Recently deleted, from where it comes back; meanwhile nothing can show it', async () => {
    const { id: folderId, version } = await folder();
    const item = await add({ folderId });
    await fixture.done(libraryItemCalls.delete, keyOf(item));
    await expect(shownIn(item.fileId)).rejects.toThrow('400');
    const refused = await send(categoryCalls.create, { name: `Not ${(number += 1)}`, imageFileId: item.fileId });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await fixture.done(libraryFolderCalls.delete, { id: folderId, version });
    const { libraryItem } = await fixture.done(libraryItemCalls.restore, { id: item.id, version: item.version + 1 });
    expect([libraryItem.folderId, libraryItem.deletedAt]).toEqual([null, null]);
    await shownIn(item.fileId);
  });

  it('and a save that shows the item at the same moment: one of the two is refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const item = await add();
      const [deleted, saved] = await Promise.all([
        send(libraryItemCalls.delete, keyOf(item)),
        shownIn(item.fileId).then(
          () => true,
          () => false,
        ),
      ]);
      expect(deleted.status === 200).toBe(!saved);
    }
  });
});

describe('folders', () => {
  it('have names that are free where they are, and are at most eight levels deep', async () => {
    let parent = await folder();
    const taken = await send(libraryFolderCalls.add, { name: parent.name.toUpperCase() });
    expect([taken.status, taken.error]).toEqual([
      409,
      [{ property: 'name', constraints: expect.anything() as object }],
    ]);
    const top = parent;
    for (let level = 2; level <= 8; level += 1) parent = await folder(parent.id);
    expect((await send(libraryFolderCalls.add, { name: 'Ninth', parentId: parent.id })).status).toBe(400);
    const into = await folder();
    expect((await send(libraryFolderCalls.update, { ...keyOf(top), parentId: into.id })).status).toBe(400);
    expect((await send(libraryFolderCalls.update, { ...keyOf(top), parentId: parent.id })).message).toBe(
      'A folder can’t be moved into itself or a folder below it',
    );
  });

  it('never become a ring, even when two are moved into each other at once', async () => {
    const [one, two] = [await folder(), await folder()];
    const answers = await Promise.all([
      send(libraryFolderCalls.update, { ...keyOf(one), parentId: two.id }),
      send(libraryFolderCalls.update, { ...keyOf(two), parentId: one.id }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('are deleted with what is in them only where that is said', async () => {
    const top = await folder();
    const item = await add({ folderId: top.id });
    const refused = await send(libraryFolderCalls.delete, keyOf(top));
    expect([refused.status, refused.message]).toEqual([
      409,
      `${top.name} is not empty: move or delete what is in it first`,
    ]);
    await fixture.done(libraryItemCalls.move, { ...keyOf(item), folderId: null });
    await fixture.done(libraryFolderCalls.delete, keyOf(top));
    expect(
      (await send(libraryItemCalls.move, { id: item.id, version: item.version + 1, folderId: top.id })).status,
    ).toBe(400);
  });

  /** A folder with a folder in it, and an item in each. */
  const filled = async () => {
    const top = await folder();
    const below = await folder(top.id);
    return { top, below, items: [await add({ folderId: top.id }), await add({ folderId: below.id })] as const };
  };
  const foldersNow = async () => (await fixture.done(libraryFolderCalls.list, {})).items.map(({ id }) => id);
  const deletedFolder = async (id: number) =>
    (await fixture.done(libraryFolderCalls.deleted, {})).items.find((each) => each.id === id);

  it('go to Recently deleted with folders and items below them, and bring these back, but not an item that was deleted before', async () => {
    const { top, below, items } = await filled();
    const before = await add({ folderId: top.id });
    await fixture.done(libraryItemCalls.delete, keyOf(before));
    expect(await fixture.done(libraryFolderCalls.contents, { id: top.id })).toEqual({
      ...{ folders: 1, items: 2, usedItems: 0, used: [] },
    });
    await fixture.done(libraryFolderCalls.delete, { ...keyOf(top), withContents: true });
    expect(await foldersNow()).not.toContain(below.id);
    const isDeleted = async (id: number) => (await detail(id)).libraryItem.deletedAt !== null;
    expect(await Promise.all(items.map(({ id }) => isDeleted(id)))).toEqual([true, true]);
    expect(await deletedFolder(below.id)).toBeUndefined();
    const deleted = (await deletedFolder(top.id))!;
    expect(deleted).toMatchObject({ name: top.name, folders: 1, items: 2 });
    await fixture.done(libraryFolderCalls.restore, keyOf(deleted));
    expect(await foldersNow()).toEqual(expect.arrayContaining([top.id, below.id]));
    expect(await Promise.all([...items, before].map(({ id }) => isDeleted(id)))).toEqual([false, false, true]);
    expect((await detail(items[1].id)).libraryItem.folderId).toBe(below.id);
    expect((await send(libraryFolderCalls.restore, keyOf(deleted))).status).toBe(404);
  });

  it('come back to the top where the folder above is gone, and not onto a name that is taken meanwhile', async () => {
    const { top, below } = await filled();
    await fixture.done(libraryFolderCalls.delete, { ...keyOf(below), withContents: true });
    await fixture.done(libraryFolderCalls.delete, { ...keyOf(top), withContents: true });
    await fixture.done(libraryFolderCalls.add, { name: below.name });
    const deleted = (await deletedFolder(below.id))!;
    expect((await send(libraryFolderCalls.restore, keyOf(deleted))).status).toBe(409);
    const taken = (await fixture.done(libraryFolderCalls.list, {})).items.find(({ name }) => name === below.name)!;
    await fixture.done(libraryFolderCalls.delete, keyOf(taken));
    const { folder: back } = await fixture.done(libraryFolderCalls.restore, keyOf(deleted));
    expect([back.parentId, back.items]).toEqual([null, 1]);
  });

  it('stay while something shows an item in them, which is named; of both at the same moment one is refused', async () => {
    const { top, items } = await filled();
    await shownIn(items[1].fileId);
    const refused = await send(libraryFolderCalls.delete, { ...keyOf(top), withContents: true });
    expect([refused.status, refused.message]).toEqual([409, `${items[1].title} is in use`]);
    expect(refused.result).toMatchObject({ usedItems: 1, used: [{ id: items[1].id, uses: 1 }] });
    for (let round = 0; round < 4; round += 1) {
      const { top: each, items: inside } = await filled();
      const [deleted, saved] = await Promise.all([
        send(libraryFolderCalls.delete, { ...keyOf(each), withContents: true }),
        shownIn(inside[0].fileId).then(
          () => true,
          () => false,
        ),
      ]);
      expect(deleted.status === 200).toBe(!saved);
    }
  });

  it('are deleted while their items are moved between them: nothing waits for ever, nothing is left in a deleted folder', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { top, below, items } = await filled();
      const answers = await Promise.all([
        send(libraryFolderCalls.delete, { ...keyOf(top), withContents: true }),
        send(libraryItemCalls.move, { ...keyOf(items[0]), folderId: below.id }),
        add().then((item) => send(libraryItemCalls.move, { ...keyOf(item), folderId: below.id })),
      ]);
      for (const { status } of answers) expect([200, 400, 404, 409]).toContain(status);
    }
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from library_items i join library_folders d on d.id = i.folder_id
      where i.deleted_at is null and d.deleted_at is not null`.execute(fixture.db);
    expect(rows[0]?.n).toBe(0);
  });
});

describe('a document', () => {
  const upload = async (bytes: string | Buffer, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
    const response = await fixture.client.fetch(`/api/${libraryDocumentCalls.upload.path}`, {
      method: 'POST',
      body: form,
    });
    const body = (await response.json()) as { result: ResponseOf<typeof libraryDocumentCalls.upload> };
    return { status: response.status, file: body.result?.file };
  };

  it('is taken by what its bytes say: PDF, text and tables of any script, no program, no page, no archive', async () => {
    expect((await upload('%PDF-1.7 a', 'paper.pdf')).file?.mime).toBe('application/pdf');
    expect((await upload('नाम,मूल्य\n', 'prices.csv')).file?.mime).toBe('text/csv');
    expect((await upload('Read me.', 'readme')).file?.mime).toBe('text/plain');
    for (const [bytes, name] of [
      [Buffer.from('MZ\u0000\u0001'), 'paper.pdf'],
      [Buffer.from([0xff, 0xfe, 0x41]), 'paper.txt'],
      [Buffer.from('PK\u0003\u0004 no archive'), 'paper.docx'],
      ['', 'empty.txt'],
    ] as const)
      expect((await upload(bytes, name)).status).toBe(415);
  });

  it('becomes an item that is saved under its name by an address of its own, and is replaced only by a document', async () => {
    const { file } = await upload('%PDF-1.7 first', 'House rules.pdf');
    const [taken] = (await fixture.done(libraryItemCalls.add, { fileIds: [file!.id] })).items;
    const item = taken!.libraryItem!;
    expect(item).toMatchObject({ kind: 'document', title: 'House rules', urls: null, width: null });
    const { url } = await fixture.done(libraryDocumentCalls.address, { id: item.id });
    expect(url).toMatch(/^\/files\/[0-9a-f-]{36}\/document\?name=House\+rules\.pdf&/);
    const refused = await send(libraryItemCalls.replace, { ...keyOf(item), fileId: await uploaded() });
    expect(refused.status).toBe(400);
    const next = (await upload('%PDF-1.7 second', 'House rules 2.pdf')).file!;
    const { libraryItem } = await fixture.done(libraryItemCalls.replace, { ...keyOf(item), fileId: next.id });
    expect(libraryItem.fileName).toBe('House rules 2.pdf');
    const first = await fixture.done(libraryDocumentCalls.address, { id: item.id, versionNo: 1 });
    expect(first.url).toContain('House+rules.pdf');
    expect((await send(libraryDocumentCalls.address, { id: (await add()).id })).status).toBe(404);
  });
});

describe('a video', () => {
  it('is an item with its poster, and is played at an address that says its type', async () => {
    const head = Buffer.concat([Buffer.from('\0\0\0\u0018ftypisom', 'latin1'), Buffer.alloc(100, 7)]);
    const { upload } = await fixture.done(uploadCalls.open, {
      purpose: 'video',
      name: 'Rings.mp4',
      bytes: head.length,
    });
    const body = Uint8Array.from(head);
    const headers = { 'content-type': 'application/octet-stream' };
    await fixture.client.fetch(`/api/s3/resumable/${upload.id}?offset=0`, { method: 'PUT', body, headers });
    const form = new FormData();
    form.append('id', String(upload.id));
    form.append('seconds', '7');
    form.append('poster', await picture(), 'poster.png');
    const answer = await fixture.client.fetch('/api/s3/resumable/finish', { method: 'POST', body: form });
    const { file } = ((await answer.json()) as { result: ResponseOf<typeof uploadCalls.finish> }).result;
    const item = await add({ fileIds: [file.id] });
    expect(item).toMatchObject({ kind: 'video', title: 'Rings', seconds: 7, mime: 'video/mp4' });
    expect(item.urls?.small).toMatch(/small\.webp$/);
    const { url } = await fixture.done(libraryDocumentCalls.address, { id: item.id, isShown: true });
    expect(new URL(url, 'http://x').searchParams.get('shown')).toBe('video/mp4');
    const saved = await fixture.done(libraryDocumentCalls.address, { id: item.id });
    expect(new URL(saved.url, 'http://x').searchParams.get('shown')).toBeNull();
  });
});

describe('tags', () => {
  it('get another name without making an open item stale, and are merged', async () => {
    const item = await add({ tags: ['Alt eins', 'Alt zwei'] });
    const tagOf = async (q: string) => (await fixture.done(libraryTagCalls.list, { q })).items[0]!;
    const one = await tagOf('alt eins');
    await fixture.done(libraryTagCalls.update, { id: one.id, name: 'Neu eins' });
    expect((await detail(item.id)).libraryItem).toMatchObject({
      version: item.version,
      tags: ['Alt zwei', 'Neu eins'],
    });
    const two = await tagOf('alt zwei');
    const { tag } = await fixture.done(libraryTagCalls.update, { id: two.id, intoId: one.id });
    expect([tag.items, (await detail(item.id)).libraryItem.tags]).toEqual([1, ['Neu eins']]);
    expect((await fixture.done(libraryItemCalls.list, { q: 'neu eins' })).items).toHaveLength(1);
  });
});

it('every table whose rows use files says how its rows are called and opened', async () => {
  const { placesOf } = await import('./places.queries');
  const { rows } = await sql<{ name: string }>`
    select tgrelid::regclass::text as name from pg_trigger where tgname like '%\_files' and not tgisinternal`.execute(
    fixture.db,
  );
  const own = ['library_items', 'library_item_versions', 'text_revisions'];
  // No screen shows these yet: pictures of accounts, stored papers, proofs of payments.
  const unseen = ['users', 'languages', 'invoices', 'payments'];
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => ![...own, ...unseen].includes(name))
      .sort(),
  ).toEqual(Object.keys(placesOf).sort());
});
