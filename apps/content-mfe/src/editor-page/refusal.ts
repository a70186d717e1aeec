import type { CallError } from '@lectern/api-client';

/** What a refusal says of the text itself; undefined where the call failed for another reason. */
export const refusalOf = ({ status, failure }: Pick<CallError, 'status' | 'failure'>): string | undefined => {
  if (status !== 400 || !Array.isArray(failure.error)) return undefined;
  const texts = failure.error.flatMap(({ constraints }) => Object.values(constraints));
  return texts.length > 0 ? texts.join('\n') : undefined;
};
