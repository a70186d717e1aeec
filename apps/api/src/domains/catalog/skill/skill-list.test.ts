import { skillCalls } from '@lectern/contract/catalog';
import type { ListRequest } from '@lectern/contract';
import { categoryFixture, type CategoryFixture } from '../testing';

let fixture: CategoryFixture;
beforeAll(async () => void (fixture = await categoryFixture()));
afterAll(() => fixture.close());

const make = async (categoryId: number, name: string, values: { aliases?: string[] } = {}) =>
  (await fixture.done(skillCalls.create, { categoryId, name, ...values })).skill;
const names = async (request: ListRequest) =>
  (await fixture.done(skillCalls.list, request)).items.map((row) => row.name);

describe('the list of skills', () => {
  it('is sorted by name, whatever its case and accents', async () => {
    const { id } = await fixture.category();
    for (const name of ['Élan', 'dance', 'Zumba', 'Ballet', 'echo']) await make(id, name);
    const filter = { categoryId: `eq:${id}` };
    expect(await names({ filter })).toEqual(['Ballet', 'dance', 'echo', 'Élan', 'Zumba']);
    expect(await names({ filter, sort: '-name' })).toEqual(['Zumba', 'Élan', 'echo', 'dance', 'Ballet']);
  });

  it('shows a category with everything below it', async () => {
    const root = await fixture.category();
    const [below, beside] = [await fixture.category(root), await fixture.category()];
    const deepest = await fixture.category(below);
    for (const [at, category] of [root, below, deepest, beside].entries()) await make(category.id, `Level ${at}`);
    expect(await names({ filter: { categoryId: `eq:${root.id}` } })).toEqual(['Level 0', 'Level 1', 'Level 2']);
    expect(await names({ filter: { categoryId: `eq:${deepest.id}` } })).toEqual(['Level 2']);
    expect(await names({ filter: { categoryId: `in:${below.id},${beside.id}` } })).toEqual([
      'Level 1',
      'Level 2',
      'Level 3',
    ]);
    expect(await names({ filter: { categoryId: `ne:${root.id}`, name: 'starts:Level' } })).toEqual(['Level 3']);
    expect(await names({ filter: { categoryId: 'empty:true' } })).toEqual([]);
  });

  it('finds name, slug and other spellings, whatever their accents and case', async () => {
    const { id } = await fixture.category();
    await make(id, 'Façade painting', { aliases: ['Žižkov style', 'FP'] });
    await make(id, 'Something else', { aliases: ['Not fp'] });
    for (const q of ['facade', 'PAINTING facade', 'zizkov', 'facade-painting', 'fp', 'fa'])
      expect(await names({ q, filter: { categoryId: `eq:${id}` } })).toEqual(['Façade painting']);
    expect(await names({ q: '100%', filter: { categoryId: `eq:${id}` } })).toEqual([]);
  });
});
