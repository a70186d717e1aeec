import type { Failure } from '@lectern/contract/wire';

const sentences: Readonly<Record<string, (name: string) => string>> = {
  name: (name) => `There is another ${name} in its place by now: rename that one first`,
  slug: (name) => `The slug of ${name} is in use by now: change the other one first`,
};

/** Why a category could not be restored, in words for a person. */
export const restoreRefused = ({ name }: { readonly name: string }, { error, message }: Failure): string => {
  const property = Array.isArray(error) ? (error as readonly { property: string }[])[0]?.property : undefined;
  return (property && sentences[property]?.(name)) || message;
};
