const prefix = 'diagram-draft:';

/** The text that a diagram belongs to. */
export interface DraftOf {
  readonly entity: string;
  /** null: of a new record. */
  readonly recordId: number | null;
  readonly field: string;
}

/** A diagram that is not in its text yet. */
export interface DiagramDraft {
  readonly at: string;
  readonly scene: string;
}

/** How often a draft is kept, in ms. */
export const draftPause = 5_000;

/** Where the draft of a diagram of this text is kept: of one person, in this browser. */
export const draftKey = (userId: number, { entity, recordId, field }: DraftOf): string =>
  `${prefix}${userId}:${entity}:${recordId ?? 'new'}:${field}`;

/** Keeps it. @throws where the browser's storage is full or forbidden */
export const keepDraft = (key: string, scene: string): void =>
  localStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), scene } satisfies DiagramDraft));

export const dropDraft = (key: string): void => localStorage.removeItem(key);

const isDraft = (value: unknown): value is DiagramDraft =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<DiagramDraft>).at === 'string' &&
  typeof (value as Partial<DiagramDraft>).scene === 'string';

/** The draft that is kept there; one that can't be read is thrown away. */
export const readDraft = (key: string): DiagramDraft | undefined => {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isDraft(draft)) return draft;
  } catch {
    // Somebody else wrote there.
  }
  dropDraft(key);
  return undefined;
};
