import { useEffect, useState } from 'react';
import { messages } from '@lectern/contract/messages';
import * as texts from '../texts/found';
import type { Offer } from './Combobox';
import { matchesWords } from './matching';

/** Something that can be chosen. */
export interface Choice<Item> extends Offer {
  readonly item: Item;
  /** Its name alone, where `name` says the way to it too. */
  readonly ownName?: string;
}

/** What a search found. */
export interface Found<Item> {
  readonly choices: readonly Choice<Item>[];
  readonly isPending: boolean;
  readonly failed: boolean;
}

/** What a search finds among choices that are all there. */
export const foundAmong = <Item>(choices: readonly Choice<Item>[], q: string): Found<Item> => ({
  choices: choices.filter(({ name, meta }) => matchesWords(`${meta} ${name}`, q)),
  isPending: false,
  failed: false,
});

/** The line shown without offers; `settled` is the searched text, `typed` the text of the field. */
export const nothingText = (
  { failed, isPending }: Pick<Found<unknown>, 'failed' | 'isPending'>,
  settled: string,
  typed: string,
): string =>
  failed ? messages.unableToProcess : isPending || settled !== typed ? texts.searching : texts.nothingFound;

/** The text once nobody has typed for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 200);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
