/** Keeps up to `most` values by their key, and begins again when there are more. What throws is not kept. */
export const kept = <Value>(most: number, make: (key: string) => Value): ((key: string) => Value) => {
  const values = new Map<string, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (values.size >= most) values.clear();
    values.set(key, made);
    return made;
  };
};
