import { sql, type Kysely } from 'kysely';
import type { DB } from '../database/schema.generated';
import { namedSkills, rootTexts, skillKinds, tree } from './category-data';
import { random } from './random';

const step = 1_048_576;
const skillCount = 240;
const aliasCount = 60;

/** A slug as the server proposes it; text without Latin letters falls back to the given one. */
const slugOf = (name: string, fallback: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || fallback;

const ago = (days: number) => sql<string>`now() - make_interval(days => ${days})`;
/** A row that was last changed so many days ago, and made five days before. */
const changedOn = (days: number) => ({ createdAt: ago(days + 5), updatedAt: ago(days) });
const descriptions: ReadonlyMap<string, string> = new Map(
  namedSkills.map(({ name, description }) => [name, description]),
);

/** Categories on three levels, skills below them with aliases; the days they were last changed lie within the last year. */
export const seedCatalog = async (db: Kysely<DB>): Promise<void> => {
  const { below } = random();
  const slugs = new Set<string>();
  const idOf = new Map<string, number>();

  const add = async (marked: string, parentId: number | null, position: number): Promise<number> => {
    const name = marked.replace(/!$/, '');
    const plain = slugOf(name, `category-${idOf.size + 1}`);
    const slug = slugs.has(plain) ? `${plain}-2` : plain;
    slugs.add(slug);
    const days = below(360);
    const { id } = await db
      .insertInto('categories')
      .values({
        name,
        slug,
        parentId,
        sortKey: position * step,
        status: marked.endsWith('!') ? 'inactive' : 'active',
        ...(parentId === null && rootTexts[name]),
        ...changedOn(days),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    idOf.set(name, id);
    return id;
  };
  for (const [r, root] of tree.entries()) {
    const rootId = await add(root.name, null, r + 1);
    for (const [s, sub] of root.subs.entries()) {
      const subId = await add(sub.name, rootId, s + 1);
      for (const [t, third] of sub.thirds.entries()) await add(third, subId, t + 1);
    }
  }
  await seedSkills(db, idOf, below);
};

const seedSkills = async (
  db: Kysely<DB>,
  categories: ReadonlyMap<string, number>,
  below: (limit: number) => number,
): Promise<void> => {
  const names = [...categories.keys()];
  const named = namedSkills.map(({ category, name }) => ({ category, name }));
  const made = Array.from({ length: skillCount - named.length }, (_, index) => {
    const category = names[(index * 7) % names.length] ?? '';
    return { category, name: `${category} ${skillKinds[Math.floor(index / names.length) % skillKinds.length] ?? ''}` };
  });
  const rows = [...named, ...made].map(({ category, name }, index) => ({
    categoryId: categories.get(category) ?? 0,
    name,
    slug: slugOf(name, `skill-${index + 1}`) + (index < namedSkills.length ? '' : `-${index + 1}`),
    status: index % 48 === 47 ? 'inactive' : 'active',
    description: descriptions.get(name) ?? '',
    ...changedOn(below(360)),
  }));
  const skills = await db.insertInto('skills').values(rows).returning(['id', 'name']).execute();
  const idOf = new Map(skills.map((skill) => [skill.name, skill.id]));
  const own = namedSkills.flatMap(({ name, aliases }) =>
    aliases.map((alias) => ({ skillId: idOf.get(name) ?? 0, alias })),
  );
  const others = Array.from({ length: aliasCount - own.length }, (_, index) => {
    const skill = skills[20 + ((index * 3 + below(2)) % (skills.length - 20))];
    return { skillId: skill?.id ?? 0, alias: `${skill?.name ?? ''} (short ${index + 1})` };
  });
  await db
    .insertInto('skillAliases')
    .values([...own, ...others])
    .execute();
};
