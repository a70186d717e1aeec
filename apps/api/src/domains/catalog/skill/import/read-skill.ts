import { messages, say, type FieldError } from '@lectern/contract';
import { categoryFields, skillFields } from '@lectern/contract/catalog';
import { object, ValidationError, type InferType } from 'yup';
import { distinctAliases } from '../skill-aliases.queries';
import { fieldError } from '../../../../server/calls/errors';
import { fieldErrorsOf } from '../../../../server/calls/input';
import type { ImportOptions, RowInput } from '../../../platform/import/import-form';
import { meantCategory, type MeantCategory, type TreeCategory } from './category-tree';

const schema = object(skillFields);
const categoryName = object({ name: categoryFields.name });
export type SkillValues = Omit<InferType<typeof schema>, 'categoryId'>;

const errorsOf = (check: () => unknown): FieldError[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return fieldErrorsOf(error);
    throw error;
  }
};

const categoryErrors = (meant: MeantCategory | undefined, { createCategories }: ImportOptions): FieldError[] => {
  const wrong = (rule: string, text: string): FieldError[] => [fieldError('category', rule, text)];
  const invalid = say(messages.invalid, { field: 'Category' });
  if (!meant) return wrong('required', say(messages.required, { field: 'Category' }));
  if ('several' in meant)
    return wrong('several', `${meant.several} categories have this name: write the path, as in Science > Physics`);
  if ('id' in meant) return meant.isActive ? [] : wrong('live', invalid);
  if (!createCategories) return wrong('live', invalid);
  return meant.missing
    .flatMap((name) => errorsOf(() => categoryName.validateSync({ name })))
    .map(({ constraints }) => ({ property: 'category', constraints }));
};

/** Other spellings stand in one cell, with `|`, `;` or `,` between them. */
const aliasesOf = (cell: string): string[] =>
  distinctAliases(cell.split(/[|;,]/).filter((alias) => alias.trim() !== ''));

/** What the form would send for a row, the category it means, and what is wrong, in the form's words. */
export const readSkillRow = (
  input: RowInput,
  categories: readonly TreeCategory[],
  options: ImportOptions,
): { values: SkillValues; category: MeantCategory | undefined; errors: FieldError[] } => {
  const { category: cell = '', name = '', aliases, description } = input;
  const category = meantCategory(cell, categories);
  const values = {
    name,
    ...(description !== undefined && { description }),
    ...(aliases !== undefined && { aliases: aliasesOf(aliases) }),
  };
  const errors = errorsOf(() => schema.validateSync({ ...values, categoryId: 1 }, { abortEarly: false }));
  return {
    values,
    category,
    errors: [
      ...categoryErrors(category, options),
      ...errors.map(({ property, constraints }) => ({ property: property.replace(/\[.*$/, ''), constraints })),
    ],
  };
};
