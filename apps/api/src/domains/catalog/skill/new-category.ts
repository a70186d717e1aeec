import type { FieldError } from '@lectern/contract';
import type { Actor } from '../../../server/calls/frame';
import { ApiError, forbidden } from '../../../server/calls/errors';
import type { Writing } from '../../../records/record-writes';
import { categoryResource } from '../category/category.resource';
import { noCategory } from '../category/require-category';

interface WithCategory {
  readonly categoryId?: number | undefined;
  readonly newCategory?: string | null | undefined;
}

const fieldsOfSkill: Readonly<Record<string, string>> = { name: 'newCategory', parentId: 'categoryId' };

const ofSkill = (error: FieldError): FieldError =>
  error.property === 'parentId' && 'live' in error.constraints
    ? noCategory
    : { ...error, property: fieldsOfSkill[error.property] ?? error.property };

/** The fields of the category are other ones in the form of the skill. */
const inSkillForm = (error: unknown): unknown => {
  if (!(error instanceof ApiError) || !Array.isArray(error.body.error)) return error;
  return new ApiError(error.status, { ...error.body, error: error.body.error.map(ofSkill) });
};

/**
 * Creates the category that a skill names, below the one that was chosen, and puts the skill into it: both or neither.
 * @throws 403 without the right to create categories
 */
export const withNewCategory = async <Request extends WithCategory>(
  work: Writing<Request> & { readonly actor: Actor },
): Promise<Writing<Omit<Request, 'newCategory'>>> => {
  const { newCategory, ...request } = work.request;
  if (!newCategory || request.categoryId === undefined) return { ...work, request };
  if (!work.actor.rights.has('categoryEdit')) throw forbidden(['categoryEdit']);
  const category = { name: newCategory, parentId: request.categoryId };
  const created = await categoryResource.writes.create({ ...work, request: category }).catch((error: unknown) => {
    throw inSkillForm(error);
  });
  return { ...work, request: { ...request, categoryId: created.id } };
};
