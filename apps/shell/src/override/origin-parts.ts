/** So many letters stand side by side on a phone. */
const most = 24;

/** An origin in two: what may be cut where there is no room, and its end, which says whose it is and never is. */
export const originParts = (origin: string): readonly [start: string, end: string] => {
  if (origin.length <= most) return ['', origin];
  const dot = origin.indexOf('.', origin.length - most);
  // A top level alone says nothing.
  const at = dot >= 0 && dot < origin.lastIndexOf('.') ? dot + 1 : origin.length - most;
  return [origin.slice(0, at), origin.slice(at)];
};
