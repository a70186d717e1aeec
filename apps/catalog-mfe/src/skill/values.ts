import { object, string, ValidationError } from 'yup';
import type { RequestOf } from '@lectern/contract';
import { skillFields, type skillCalls, type SkillRow, type SkillStatus } from '@lectern/contract/catalog';

/** What the panel edits; other spellings are one a line there. */
export interface SkillValues {
  readonly categoryId: number | '';
  readonly name: string;
  readonly slug: string;
  readonly aliases: string;
  readonly description: string;
  readonly status: SkillStatus;
}

/** The spellings of a text, one a line; empty lines and repetitions don't count. */
export const aliasesOf = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  return [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];
};

export const valuesOf = ({ categoryId, name, slug, aliases, description, status }: SkillRow): SkillValues => ({ categoryId, name, slug, aliases: aliases.join('\n'), description, status });
export const newValues = (categoryId: number | ''): SkillValues => ({ categoryId, name: '', slug: '', aliases: '', description: '', status: 'active' });

/** Why these spellings are refused, by the contract's own rules. */
const aliasesRefused = (text: string): string | undefined => {
  try {
    skillFields.aliases.validateSync(aliasesOf(text));
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
};

/** The contract's own rules; a select without a choice holds an empty text. */
export const skillSchema = object({
  ...skillFields,
  categoryId: skillFields.categoryId.transform((value: number, original: unknown) => (original === '' ? undefined : value)),
  aliases: string().defined().test('aliases', (value, { createError }) => {
    const refused = aliasesRefused(value);
    return refused === undefined || createError({ message: refused });
  }),
});

/** The form's field for a property of the call: a refused spelling belongs to all of them. */
export const fieldOf = (property: string): string => (property.startsWith('aliases[') ? 'aliases' : property);

/** What a creation sends: without a slug the server proposes one. */
export const createdOf = ({ categoryId, slug, aliases, ...rest }: SkillValues): RequestOf<typeof skillCalls.create> => {
  if (categoryId === '') throw new Error('the schema lets no skill without category pass');
  return { ...rest, categoryId, slug: slug || null, aliases: aliasesOf(aliases) };
};

/** What an update sends: only what the person changed. */
export const changedOf = (base: SkillValues, values: SkillValues): Partial<Omit<RequestOf<typeof skillCalls.update>, 'id' | 'version'>> => ({
  ...(values.categoryId !== base.categoryId && values.categoryId !== '' && { categoryId: values.categoryId }),
  ...(values.name !== base.name && { name: values.name }),
  ...(values.slug !== base.slug && { slug: values.slug || null }),
  ...(aliasesOf(values.aliases).join('\n') !== base.aliases && { aliases: aliasesOf(values.aliases) }),
  ...(values.description !== base.description && { description: values.description }),
  ...(values.status !== base.status && { status: values.status }),
});
