import { categoryCalls, skillCalls } from '@lectern/contract/catalog';
import { categoryFixture, type CategoryFixture } from '../domains/catalog/testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

interface Slugged {
  readonly id: number;
  readonly slug: string;
}
/** How each record with a slug is made below a category of its own, so that names are free, and changed. */
const kinds: readonly [
  one: string,
  make: (name: string) => Promise<Slugged>,
  change: (id: number, values: { name: string; slug: null }) => Promise<Slugged>,
][] = [
  [
    'skill',
    async (name) => (await fixture.done(skillCalls.create, { categoryId: (await fixture.category()).id, name })).skill,
    async (id, values) => (await fixture.done(skillCalls.update, { id, version: 1, ...values })).skill,
  ],
  [
    'category',
    async (name) => fixture.category(await fixture.category(), name),
    async (id, values) => (await fixture.done(categoryCalls.update, { id, version: 1, ...values })).category,
  ],
];

describe.each(kinds)('the slug of a %s that is left to the server', (one, make, change) => {
  it('is made of the name, numbered when it is taken, and of the id when no letter fits', async () => {
    const slugs = [];
    for (let n = 0; n < 3; n += 1) slugs.push((await make('Músic & Dance')).slug);
    expect(slugs).toEqual(['music-dance', 'music-dance-2', 'music-dance-3']);
    const hindi = await make('गणित');
    expect(hindi.slug).toBe(`${one}-${hindi.id}`);
  });

  it('is another for each of two that are made at once', async () => {
    const made = await Promise.all([make('At once'), make('At once')]);
    expect(made.map(({ slug }) => slug).sort()).toEqual(['at-once', 'at-once-2']);
  });

  it('is made again of the name when it is emptied', async () => {
    const { id } = await make('To be renamed');
    expect((await change(id, { name: 'Was renamed', slug: null })).slug).toBe('was-renamed');
  });
});
