import { uploadLimits } from '@lectern/contract/platform/upload';

/** The open upload of each file that this page has begun to send: tried again, it goes on from there. */
const opened = new WeakMap<File, number>();

const prefix = 'upload.';
const hour = 3_600_000;

/** A file chosen again is the same when name, size, type and the time of its last change are; the key does not hold its name. */
const keyOf = async ({ name, size, type, lastModified }: File): Promise<string> => {
  const known = new TextEncoder().encode(JSON.stringify([name, size, type, lastModified]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', known));
  return prefix + [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

const noteOf = (key: string): { readonly id: number; readonly at: number } | undefined => {
  try {
    const note = JSON.parse(localStorage.getItem(key) ?? 'null') as { id?: unknown; at?: unknown } | null;
    if (typeof note?.id === 'number' && typeof note.at === 'number') return { id: note.id, at: note.at };
  } catch {
    // Not ours to read: as if nothing was kept.
  }
  return undefined;
};

/** The server has taken away what is as old as that. */
const dropOld = (): void => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(prefix) && Date.now() - (noteOf(key)?.at ?? 0) > uploadLimits.hours * hour)
      localStorage.removeItem(key);
};

/** Whether a part of this file has been sent, as far as this page knows. */
export const isBegun = (file: File): boolean => opened.has(file);

/** The upload that was begun with this file, by this page or by an earlier one on this device. */
export const begunUpload = async (file: File): Promise<number | undefined> => {
  const here = opened.get(file);
  if (here !== undefined) return here;
  try {
    dropOld();
    const earlier = noteOf(await keyOf(file))?.id;
    if (earlier !== undefined) opened.set(file, earlier);
    return earlier;
  } catch {
    return undefined; // A device without storage: the file begins again.
  }
};

/** Keeps the upload of a file, also for a page that is loaded later. */
export const keepBegun = async (file: File, id: number): Promise<void> => {
  opened.set(file, id);
  try {
    localStorage.setItem(await keyOf(file), JSON.stringify({ id, at: Date.now() }));
  } catch {
    // Storage is full or forbidden: this page still knows it.
  }
};

/** The file has arrived, or is given up: answers the upload that this page knew of. */
export const dropBegun = async (file: File): Promise<number | undefined> => {
  const id = opened.get(file);
  opened.delete(file);
  try {
    localStorage.removeItem(await keyOf(file));
  } catch {
    // Nothing was kept.
  }
  return id;
};
