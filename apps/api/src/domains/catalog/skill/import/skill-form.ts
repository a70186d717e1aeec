import type { Kysely } from 'kysely';
import { categoryResource } from '../../category/category.resource';
import { lockTree } from '../../category/tree.queries';
import { skillResource } from '../skill.resource';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, fieldError, forbidden } from '../../../../server/calls/errors';
import { messages, say } from '@lectern/contract';
import type { ImportForm, RowWork } from '../../../platform/import/import-form';
import { meantCategory, pathOf, type MeantCategory, type TreeCategory } from './category-tree';
import { skillFields } from './fields';
import { aliasOwners, knownSkills, treeCategories } from './known-skills.queries';
import { readSkillRow, type SkillValues } from './read-skill';

type Writing = Pick<RowWork, 'db' | 'actor' | 'audit'>;

/** The category that the cell means now, made where it is not there: a row above may have made it. */
const categoryFor = async (cell: string, { db, actor, audit }: Writing): Promise<number> => {
  const meant = meantCategory(cell, await treeCategories(db));
  if (meant && 'id' in meant) return meant.id;
  if (!meant || 'several' in meant)
    throw badRequest(fieldError('category', 'live', say(messages.invalid, { field: 'Category' })));
  if (!actor.rights.has('categoryEdit')) throw forbidden(['categoryEdit']);
  let parentId = meant.under;
  for (const name of meant.missing)
    parentId = (await categoryResource.writes.create({ db, audit, request: { name, parentId } })).id;
  return parentId!;
};

const idOf = (meant: MeantCategory | undefined): number | undefined => (meant && 'id' in meant ? meant.id : undefined);

const otherSpelling = (
  aliases: readonly string[],
  owners: Awaited<ReturnType<typeof aliasOwners>>,
  skillId: number | undefined,
) =>
  aliases.flatMap((alias) => {
    const owner = owners.get(alias.toLowerCase());
    return owner && owner.skillId !== skillId
      ? [fieldError('aliases', 'taken', `“${alias}” is another spelling of ${owner.name}`)]
      : [];
  });

/** The names from the top down to a category, as lists write them. */
const namesTo = (id: number | null, categories: readonly TreeCategory[]): string[] => {
  const found = categories.find((each) => each.id === id);
  return found ? [...namesTo(found.parentId, categories), found.name] : [];
};

/** Stored values of a row, by field. A category that is to be made has its whole path. */
const storedOf = (
  { name, aliases, description }: SkillValues,
  cell: string,
  meant: MeantCategory | undefined,
  categories: readonly TreeCategory[],
): Readonly<Record<string, string>> => {
  const path =
    meant && 'id' in meant
      ? namesTo(meant.id, categories)
      : meant && 'missing' in meant
        ? [...namesTo(meant.under, categories), ...meant.missing]
        : [cell];
  return {
    name,
    category: path.join(' / '),
    ...(aliases && { aliases: aliases.join(', ') }),
    ...(description && { description }),
  };
};

/** Skills: each row is `POST skill`, or `PUT skill` for one that is there. */
export const skillForm: ImportForm = {
  name: 'skills',
  jobName: 'skill.import',
  screen: '/category/skills/import',
  title: 'Import of skills',
  right: 'skillEdit',
  fields: skillFields,
  labelOf: ({ name = '' }) => name,
  check: async (db: Kysely<DB>, inputs, options, isWriting) => {
    // Before any row is locked, as every change of the tree does.
    if (isWriting && options.createCategories) await lockTree(db);
    const categories = await treeCategories(db);
    const rows = inputs.map((input) => readSkillRow(input, categories, options));
    const known = await knownSkills(
      db,
      rows.flatMap(({ category }) => idOf(category) ?? []),
      rows.map(({ values }) => values.name.toLowerCase()),
    );
    const owners = await aliasOwners(
      db,
      rows.flatMap(({ values }) => values.aliases ?? []),
    );
    return rows.map(({ values, category, errors }, at) => {
      const categoryId = idOf(category);
      const name = values.name.toLowerCase();
      const there = known.find((skill) => skill.categoryId === categoryId && skill.name === name);
      const taken = otherSpelling(values.aliases ?? [], owners, there?.id);
      const place =
        categoryId === undefined
          ? pathOf(inputs[at]!['category'] ?? '')
              .join(' > ')
              .toLowerCase()
          : `#${categoryId}`;
      return {
        stored: storedOf(values, inputs[at]!['category'] ?? '', category, categories),
        errors: [...errors, ...taken],
        keys:
          errors.length > 0
            ? []
            : [
                { key: `skill ${place} ${name}`.slice(0, 400), property: 'name', word: 'name in this category' },
                ...(values.aliases ?? []).map((alias) => ({
                  key: `alias ${alias.toLowerCase()}`,
                  property: 'aliases',
                  word: 'other spelling',
                })),
              ],
        known: there && {
          entityId: there.id,
          property: 'name',
          text: 'This category has a skill of this name',
          isDoubtful: false,
        },
        write: async ({ jobId: _job, rowNo: _row, ...work }, overId) => {
          const { create, update } = skillResource.writes;
          if (overId !== null) {
            // A skill that took this one keeps its own name.
            const { name: given, ...others } = values;
            const written = there!.isMerged ? others : { name: given, ...others };
            return (await update({ ...work, request: { ...written, id: overId, version: there!.version } })).id;
          }
          const categoryId = await categoryFor(inputs[at]!['category'] ?? '', work);
          return (await create({ ...work, request: { ...values, categoryId } })).id;
        },
      };
    });
  },
};
