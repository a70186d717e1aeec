import type { ReactNode } from 'react';
import type { PaymentRow } from '@lectern/contract/commerce';
import { Tag } from '../tags/Tag';
import * as texts from '../texts/payment-list';
import { markWords } from './mark-words';

interface Props {
  readonly payment: PaymentRow;
  /** The maximum number of marks; then a count of the others. */
  readonly most?: number;
}

/** The marks of a payment; nothing where it has none. */
export function Marks({ payment, most = Infinity }: Props): ReactNode {
  const words = markWords(payment);
  if (words.length === 0) return null;
  const rest = words.slice(most);
  return (
    <span className="money-tags">
      {words.slice(0, most).map(({ mark, tone, text }) => (
        <Tag key={mark} tone={tone}>
          {text}
        </Tag>
      ))}
      {rest.length > 0 && (
        <Tag tone="neutral">
          <span title={rest.map(({ text }) => text).join(', ')}>{texts.more(rest.length)}</span>
        </Tag>
      )}
    </span>
  );
}
