import { rights, type Right } from './rights';

const labels: Readonly<Record<string, { readonly label: string } | undefined>> = rights;

/** Rights as staff read them, any one of which is enough: '“See students” or “See reports”'. An unknown one keeps its name. */
export const rightLabels = (names: readonly string[]): string =>
  names.map((name) => `“${labels[name]?.label ?? name}”`).join(' or ');

/** Why an action is not available: 'You need the permission “Edit skills”'. */
export const needsRight = (...names: readonly (Right | (string & {}))[]): string =>
  `You need the permission ${rightLabels(names)}`;
