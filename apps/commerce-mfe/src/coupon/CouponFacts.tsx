import type { ReactNode } from 'react';
import type { Coupon } from '@lectern/contract/commerce';
import { dateText, notify, timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { IconButton } from '@lectern/ui-kit/mui';
import { periodText } from './dates';
import { appliesWords, audienceWords, discountText, targetWords } from './words';

const count = (number: number): string => number.toLocaleString('en-GB');

/** The key figures of a coupon. */
export function CouponFigures({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const { used, reserved, left } = coupon;
  const figures = [['Used', count(used)], ['Reserved', count(reserved)], ['Left', left === null ? 'No limit' : count(left)], ['Discount', discountText(coupon)]] as const;
  return (
    <dl className="coupon-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts beside the uses: the code to copy, when, for what, for whom, and who made it. */
export function CouponFacts({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const { code, description, startsAt, endsAt, appliesTo, targets, audience, usersCount, statusReason, createdBy, createdAt, updatedAt } = coupon;
  const copy = (): void => {
    void navigator.clipboard.writeText(code ?? '').then(
      () => notify('success', 'Code copied'),
      () => notify('error', 'The code could not be copied'),
    );
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Valid', periodText(startsAt, endsAt)],
    ['Applies to', appliesTo === 'chosen' ? targets.map(({ kind, name }) => `${name} (${targetWords[kind].toLowerCase()})`).join(', ') : appliesWords[appliesTo]],
    ['Who may use it', audience === 'chosen' ? `${count(usersCount)} chosen ${usersCount === 1 ? 'student' : 'students'}` : audienceWords[audience]],
    ...(statusReason ? [['Reason for the status', statusReason] as const] : []),
    ...(description ? [['Description', description] as const] : []),
    ['Made', `${dateText(createdAt)}${createdBy ? `, ${createdBy}` : ''}`],
    ['Last changed', timeText(updatedAt)],
  ];
  return (
    <dl className="coupon-facts">
      <div>
        <dt>Code</dt>
        <dd className="coupon-copy">
          <span className="coupon-code">{code}</span>
          <IconButton aria-label="Copy the code" title="Copy the code" onClick={copy}>
            <Icon name="copy" />
          </IconButton>
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
