import { object } from 'yup';
import type { RequestOf } from '@lectern/contract';
import { skillFields, type skillCalls, type SkillRow, type SkillStatus } from '@lectern/contract/catalog';
import { changedValues } from '@lectern/ui-kit/form';

/** What the panel edits. */
export interface SkillValues {
  readonly categoryId: number | '';
  readonly name: string;
  readonly slug: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly status: SkillStatus;
}

export const valuesOf = ({ categoryId, name, slug, aliases, description, status }: SkillRow): SkillValues => ({
  categoryId,
  name,
  slug,
  aliases,
  description,
  status,
});
export const newValues = (categoryId: number | ''): SkillValues => ({
  categoryId,
  name: '',
  slug: '',
  aliases: [],
  description: '',
  status: 'active',
});

/** The contract's own rules; a select without a choice holds an empty text. */
export const skillSchema = object({
  ...skillFields,
  categoryId: skillFields.categoryId.transform((value: number, original: unknown) =>
    original === '' ? undefined : value,
  ),
});

/** The form's field for a property of the call: a refused spelling belongs to all of them. */
export const fieldOf = (property: string): string => (property.startsWith('aliases[') ? 'aliases' : property);

/** What a creation sends: without a slug the server proposes one. */
export const createdOf = ({ categoryId, slug, aliases, ...rest }: SkillValues): RequestOf<typeof skillCalls.create> => {
  if (categoryId === '') throw new Error('the schema lets no skill without category pass');
  return { ...rest, categoryId, slug: slug || null, aliases: [...aliases] };
};

/** What an update sends: only what the person changed. */
export const changedOf = (
  base: SkillValues,
  values: SkillValues,
): Partial<Omit<RequestOf<typeof skillCalls.update>, 'id' | 'version'>> => {
  const { categoryId, slug, aliases, ...rest } = changedValues(base, values);
  return {
    ...rest,
    ...(typeof categoryId === 'number' && { categoryId }),
    ...(slug !== undefined && { slug: slug || null }),
    ...(aliases && { aliases: [...aliases] }),
  };
};
