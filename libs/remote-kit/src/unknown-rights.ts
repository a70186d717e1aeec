import { rightNames } from '@lectern/contract';
import { accessesOf } from './declared';
import type { RemoteConfig } from './types';

const known: ReadonlySet<string> = new Set(rightNames);

/** Every right that a declaration asks for and nobody can have. The page does not ask: a right that no session has opens nothing there. */
export const unknownRights = (declared: RemoteConfig): string[] =>
  accessesOf(declared).flatMap(([where, access]) => {
    const unknown = typeof access === 'string' ? [] : access.filter((right) => !known.has(right));
    return unknown.length > 0 ? [`${where} asks for the right ${unknown.join(', ')}, which does not exist`] : [];
  });
