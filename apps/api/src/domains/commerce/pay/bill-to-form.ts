import { fieldsOf, type Field } from './bill-to-fields';
import { attributes, markup, type Html } from './markup';
import type { BillToField, BillToView } from './view';

const fieldOf =
  (view: BillToView, first: BillToField | undefined) =>
  ({ name, label, optional, kept, home, control }: Field): Html => {
    const wrong = view.errors?.[name];
    const notes = [wrong && `${name}-wrong`, kept && `${name}-help`].filter(Boolean).join(' ');
    const shared = attributes({
      id: name,
      name,
      'aria-required': !optional && !kept && 'true',
      'aria-invalid': wrong ? 'true' : undefined,
      'aria-describedby': notes || undefined,
      autofocus: name === first,
    });
    const place = attributes({ class: ['field', home && 'home', wrong && 'shown'].filter(Boolean).join(' ') });
    return markup`<div${place}>
<label for="${name}">${label}${optional && markup` <span>optional</span>`}</label>
${control(shared)}
${wrong && markup`<p class="wrong" id="${name}-wrong">${wrong}</p>`}
${kept && markup`<p class="help" id="${name}-help">Leave it empty to keep ${kept}</p>`}
</div>`;
  };

const withoutTax = ({ kept, taxLabel }: BillToView): Html | undefined => {
  if (!kept.taxId) return undefined;
  const box = markup`<input type="checkbox" name="withoutTaxId" value="1">`;
  return markup`<label class="check">${box}Leave ${taxLabel} off the invoice</label>`;
};

const count = (wrong: number): Html | undefined =>
  wrong === 0
    ? undefined
    : markup`<p class="wrong" role="alert">${wrong === 1 ? '1 field to correct' : `${wrong} fields to correct`}</p>`;

/**
 * *Invoice to*, opened in its place. While it is open it is the only thing to send, so nothing typed is lost.
 * *Pay* comes back when it is saved or closed. A wrong field opens it, and has the focus.
 */
export const billToForm = (view: BillToView, action: string): Html => {
  const fields = fieldsOf(view);
  const wrong = fields.filter(({ name }) => view.errors?.[name]);
  const words = markup`<span class="link"><span class="shut">Change</span><span class="opened">Close</span></span>`;
  return markup`<details${attributes({ open: wrong.length > 0 })}>
<summary><span class="quiet">Invoice to</span><span class="who">${view.summary} ${words}</span></summary>
<form class="fields" method="post" action="${action}" novalidate>
${count(wrong.length)}
${fields.map(fieldOf(view, wrong[0]?.name))}
${withoutTax(view)}
<button class="btn first">Save</button>
<p class="help">To pay, save this or close it.</p>
</form>
</details>`;
};
