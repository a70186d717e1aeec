/** What is compared: all own properties of an object, or the named ones alone. */
export interface Watched {
  readonly path: string;
  readonly of: object;
  readonly names?: readonly string[];
}

/** A property that is not as it was kept. */
export interface Change {
  readonly is: 'added' | 'replaced';
  /** As a person reads it: `Array.prototype.map`. */
  readonly what: string;
  /** Whether it is as before now. */
  readonly undone: boolean;
}

// Taken before any remote; and no method of an array is called below, for a remote may have replaced it.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys, setPrototypeOf } = Reflect;

const isSame = (was: PropertyDescriptor, now: PropertyDescriptor | undefined): boolean =>
  now !== undefined && now.value === was.value && now.get === was.get && now.set === was.set;

const undo = (of: object, key: PropertyKey, was: PropertyDescriptor): boolean => {
  const now = getOwnPropertyDescriptor(of, key);
  // A property that is fixed but may be written takes its value alone.
  return now && !now.configurable
    ? defineProperty(of, key, { value: was.value as unknown })
    : defineProperty(of, key, was);
};

/**
 * Keeps the properties as they are now. Answers a comparison that puts back replaced properties and removes enumerable additions; a standard polyfill is
 * not enumerable and stays.
 */
export const keepIntrinsics = (watched: readonly Watched[]): (() => readonly Change[]) => {
  const kept: {
    path: string;
    of: object;
    all: boolean;
    keys: PropertyKey[];
    was: Record<PropertyKey, PropertyDescriptor>;
  }[] = [];
  for (let each = 0; each < watched.length; each += 1) {
    const { path, of, names } = watched[each]!;
    const keys = names ? [...names] : ownKeys(of);
    // Without a prototype: what is added to Object.prototype must not show in it.
    const was = Object.create(null) as Record<PropertyKey, PropertyDescriptor>;
    for (let at = 0; at < keys.length; at += 1) {
      const descriptor = getOwnPropertyDescriptor(of, keys[at]!);
      if (!descriptor) continue;
      setPrototypeOf(descriptor, null);
      was[keys[at]!] = descriptor;
    }
    kept[each] = { path, of, all: !names, keys, was };
  }
  return () => {
    const changes: Change[] = [];
    const note = (is: Change['is'], path: string, key: PropertyKey, undone: boolean): void => {
      changes[changes.length] = { is, what: `${path}.${String(key)}`, undone };
    };
    for (let each = 0; each < kept.length; each += 1) {
      const { path, of, all, keys, was } = kept[each]!;
      // Additions first: one to Object.prototype would be part of every descriptor.
      const now = all ? ownKeys(of) : keys;
      for (let at = 0; at < now.length; at += 1) {
        const key = now[at]!;
        if (was[key] || !getOwnPropertyDescriptor(of, key)?.enumerable) continue;
        note('added', path, key, deleteProperty(of, key));
      }
      for (let at = 0; at < keys.length; at += 1) {
        const key = keys[at]!;
        const before = was[key];
        if (before && !isSame(before, getOwnPropertyDescriptor(of, key)))
          note('replaced', path, key, undo(of, key, before));
      }
    }
    return changes;
  };
};
