import type { Failure } from '@lectern/contract/wire';
import * as texts from '../texts/restore';

const sentences: Readonly<Record<string, (name: string) => string>> = {
  name: texts.nameIsTaken,
  slug: texts.slugIsTaken,
};

/** Why a category could not be restored, in words for a person. */
export const restoreBlocker = ({ name }: { readonly name: string }, { error, message }: Failure): string => {
  const property = Array.isArray(error) ? (error as readonly { property: string }[])[0]?.property : undefined;
  return (property && sentences[property]?.(name)) || message;
};
