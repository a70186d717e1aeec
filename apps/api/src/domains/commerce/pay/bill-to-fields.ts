import { attributes, markup, type Html } from './markup';
import type { BillToField, BillToOption, BillToView } from './view';

/** A field of *Invoice to*. */
export interface Field {
  readonly name: BillToField;
  readonly label: Html | string;
  readonly optional?: boolean;
  /** Mask of the stored value: such a field may stay empty. */
  readonly kept?: string | undefined;
  /** Asked in the seller's country alone. */
  readonly home?: boolean;
  /** The control, with the attributes that all controls share. */
  readonly control: (shared: Html) => Html;
}

const typedIn = (view: BillToView, name: BillToField): string => view.typed?.[name] ?? '';

const input =
  (view: BillToView, name: BillToField, own: Readonly<Record<string, string>>) =>
  (shared: Html): Html =>
    markup`<input${shared}${attributes({ value: typedIn(view, name), ...own })}>`;

const area =
  (view: BillToView, name: BillToField, own: Readonly<Record<string, string>>) =>
  (shared: Html): Html =>
    // The first line break of a textarea is not part of its text.
    markup`<textarea${shared}${attributes(own)}>\n${typedIn(view, name)}</textarea>`;

const select =
  (view: BillToView, name: 'countryId' | 'stateId', options: readonly BillToOption[], own: Record<string, string>) =>
  (shared: Html): Html => {
    const chosen = view.typed?.[name] ?? view[name];
    const home = name === 'countryId' ? view.homeCountryId : undefined;
    const each = options.map(({ id, name: label }) => {
      const marks = attributes({ value: id, 'data-home': id === home, selected: id === chosen });
      return markup`<option${marks}>${label}</option>`;
    });
    return markup`<select${shared}${attributes(own)}><option value="">Choose</option>${each}</select>`;
  };

/** Fields in their order. None holds a stored value of a person: they have typed ones and masks. */
export const fieldsOf = (view: BillToView): readonly Field[] => {
  const { kept, countries, states, taxLabel } = view;
  const code = { autocomplete: 'off', autocapitalize: 'characters', spellcheck: 'false', maxlength: '30' };
  return [
    {
      name: 'name',
      label: 'Name',
      kept: kept.name,
      control: input(view, 'name', { autocomplete: 'name', maxlength: '120' }),
    },
    {
      name: 'email',
      label: 'Email',
      kept: kept.email,
      control: input(view, 'email', { type: 'email', autocomplete: 'email', maxlength: '254' }),
    },
    {
      name: 'address',
      label: 'Address',
      optional: true,
      kept: kept.address,
      control: area(view, 'address', { rows: '2', autocomplete: 'street-address', maxlength: '500' }),
    },
    {
      name: 'countryId',
      label: 'Country',
      control: select(view, 'countryId', countries, { autocomplete: 'country-name' }),
    },
    {
      name: 'stateId',
      label: 'State',
      home: true,
      control: select(view, 'stateId', states, { autocomplete: 'address-level1' }),
    },
    {
      name: 'taxId',
      label: markup`<b class="home">${taxLabel}</b><b class="abroad">Tax number</b>`,
      optional: true,
      kept: kept.taxId,
      control: input(view, 'taxId', code),
    },
  ];
};
