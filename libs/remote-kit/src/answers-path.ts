import type { RouteEntry } from './types';

/** A path by its parts: '/student/edit/' is ['student', 'edit']. */
export const segments = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** True when a declared route serves a path, by whole segments: its own path, and deeper ones if it declares them. */
export const answersPath = ({ path, deeper }: Pick<RouteEntry, 'path' | 'deeper'>, requested: string): boolean => {
  const [own, wanted] = [segments(path), segments(requested)];
  return (own.length === wanted.length || deeper === true) && own.every((segment, index) => segment === wanted[index]);
};
