import type { Choice } from './found';
import * as texts from '../texts/fields';

/** The line that makes what was typed. */
interface Create {
  readonly key: string;
  readonly name: string;
  readonly meta: string;
  readonly item?: undefined;
}

export const isCreate = <Item extends string | number>(offer: Choice<Item> | Create): offer is Create =>
  offer.item === undefined;

/** What was found, and behind it the way to make what was typed, unless something is called so already. */
export const creates = <Item>(choices: readonly Choice<Item>[], q: string): readonly (Choice<Item> | Create)[] =>
  q === '' || choices.some(({ name }) => name.toLowerCase() === q.toLowerCase())
    ? choices
    : [...choices, { key: 'create', name: texts.create(q), meta: '' }];
