import type { RawEvent } from '@lectern/contract/commerce';
import { cleanText } from './clean-text';
import { fieldRule, isLastDigits } from './field-rule';

/** Levels of nesting that are shown; deeper ones are cut. */
const mostLevels = 30;

interface Place {
  readonly isRevealed: boolean;
  readonly level: number;
  /** Inside of a card: nothing but its last digits stays. */
  readonly isCard?: boolean;
  /** The mask of all texts and numbers in here. */
  readonly mask?: ((text: string) => string) | undefined;
}

const readJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

const shownText = (text: string, place: Place): string => {
  const inner = /^\s*[[{]/.test(text) ? readJson(text) : undefined;
  return inner ? JSON.stringify(shownValue(inner.value, place)) : cleanText(text, place.isRevealed);
};

const shownField = (field: string, value: unknown, place: Place): readonly (readonly [string, unknown])[] => {
  const name = cleanText(field, place.isRevealed);
  const rule = fieldRule(field);
  if (isLastDigits(field, value)) return [[name, value]];
  if (rule === 'secret') return [];
  const isNested = typeof value === 'object' && value !== null;
  if ((place.isCard || rule === 'card') && !isNested) return [];
  const mask = typeof rule === 'function' && !place.isRevealed ? rule : place.mask;
  return [[name, shownValue(value, { ...place, isCard: place.isCard || rule === 'card', mask })]];
};

const shownValue = (value: unknown, place: Place): unknown => {
  const { level, mask, isCard } = place;
  if (level > mostLevels) return '…';
  const inner = { ...place, level: level + 1 };
  if (Array.isArray(value))
    return (value as readonly unknown[])
      .filter((each) => !isCard || (typeof each === 'object' && each !== null))
      .map((each) => shownValue(each, inner));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).flatMap(([field, each]) => shownField(field, each, inner)));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  if (mask) return mask(String(value));
  if (typeof value === 'string') return shownText(value, inner);
  const text = cleanText(String(value), place.isRevealed);
  return text === String(value) ? value : text;
};

/** The bytes of an event for the eyes of staff: JSON, else a text, without secrets and cards. Null where the bytes are emptied. */
export const shownPayload = (raw: Buffer, isRevealed: boolean): RawEvent['payload'] => {
  if (raw.length === 0) return null;
  const text = raw.toString('utf8');
  const read = readJson(text);
  return read ? (shownValue(read.value, { isRevealed, level: 0 }) ?? null) : cleanText(text, isRevealed);
};
