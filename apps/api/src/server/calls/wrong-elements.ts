import { requestLimits, type FieldError } from '@lectern/contract';
import { ValidationError, type Schema } from 'yup';
import type { SchemaParts } from './unfit';

type Refuse = (error: ValidationError) => readonly FieldError[];

const errorOf = (schema: Schema, element: unknown): ValidationError | undefined => {
  try {
    schema.validateSync(element);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
};

/**
 * The first 50 wrong elements of the request's longer lists, each with its first rule. The check of the whole collects what is wrong with
 * every element before it says anything: for a list of 10,000 that takes a second.
 */
export const wrongElements = (
  { fields = {} }: SchemaParts,
  input: Readonly<Record<string, unknown>>,
  refuse: Refuse,
): FieldError[] => {
  const found: FieldError[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const list = input[name];
    if (!field.innerType || !Array.isArray(list) || list.length <= requestLimits.refusals) continue;
    for (let at = 0; at < list.length; at += 1) {
      const error = errorOf(field.innerType, list[at]);
      if (!error) continue;
      for (const { property, constraints } of refuse(error)) {
        const below = property && !property.startsWith('[') ? `.${property}` : property;
        found.push({ property: `${name}[${at}]${below}`, constraints });
      }
      if (found.length >= requestLimits.refusals) return found;
    }
  }
  return found;
};
