import { rightNames, rights, type Right, type RightRow } from '../rights';

/** What the rules of a role read of it. */
interface Guarded {
  readonly id: number;
  readonly audience: string;
  readonly rights: readonly string[];
}
/** Who wants to change it. */
interface Own {
  readonly roleId: number;
  readonly rights: ReadonlySet<string>;
}

/** These rights with the reading rights that they bring, each once, in the order of the table. */
export const withNeeds = (names: readonly string[]): readonly Right[] => {
  const wanted = new Set<string>(names);
  for (const name of names) {
    const { needs }: Partial<RightRow> = (rights as Readonly<Record<string, RightRow>>)[name] ?? {};
    if (needs) wanted.add(needs);
  }
  return rightNames.filter((name) => wanted.has(name));
};

/** Those of these rights that the person lacks. */
export const lackedBy = ({ rights: own }: Pick<Own, 'rights'>, names: readonly string[]): readonly Right[] =>
  rightNames.filter((name) => names.includes(name) && !own.has(name));

/** Why nobody, or not this person, changes the rights of a role; undefined where the role can be changed. */
export const rightsBlocker = ({ id, audience }: Guarded, own: Pick<Own, 'roleId'>): string | undefined => {
  if (id === 1) return 'A super admin has every right: this role stays as it is';
  if (audience !== 'staff') return 'This role is not for staff: it has no rights in the console';
  return id === own.roleId ? 'Nobody changes the rights of their own role' : undefined;
};

/** Why the person may not change this role at all: it has rights that they lack. */
export const beyondText = 'This role has rights that you lack';
