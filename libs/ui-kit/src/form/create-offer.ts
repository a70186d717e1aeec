import type { Choice } from './found';
import * as texts from '../texts/fields';

/** The line that creates an entry of the typed name. */
interface Create {
  readonly key: string;
  readonly name: string;
  readonly meta: string;
  readonly item?: undefined;
  readonly isApart: true;
}

export const isCreate = <Item extends string | number>(offer: Choice<Item> | Create): offer is Create =>
  offer.item === undefined;

/** The matches, then the line that creates an entry of the typed name, unless one has that name. */
export const creates = <Item>(choices: readonly Choice<Item>[], q: string): readonly (Choice<Item> | Create)[] =>
  q === '' ||
  choices.some(({ name, ownName = name }) => [name, ownName].some((each) => each.toLowerCase() === q.toLowerCase()))
    ? choices
    : [...choices, { key: 'create', name: texts.create(q), meta: '', isApart: true as const }];
