import type { ReactNode } from 'react';
import { appliesTo as appliesWords, couponAudiences, targetKinds, type Coupon } from '@lectern/contract/commerce';
import { dateText, notify, timeText } from '@lectern/ui-kit';
import { Icon } from '@lectern/ui-kit/icons';
import { IconButton, Tooltip } from '@lectern/ui-kit/mui';
import * as names from '../texts/names';
import * as texts from '../texts/view';
import { periodText } from './dates';

/** Facts next to the uses: code, validity, eligibility and author. */
export function CouponFacts({ coupon }: { readonly coupon: Coupon }): ReactNode {
  const {
    code,
    description,
    startsAt,
    endsAt,
    appliesTo,
    targets,
    audience,
    usersCount,
    statusReason,
    createdBy,
    createdAt,
    updatedAt,
  } = coupon;
  const copy = (): void => {
    void navigator.clipboard.writeText(code ?? '').then(
      () => notify('success', texts.codeCopied),
      () => notify('error', texts.codeNotCopied),
    );
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [names.valid, periodText(startsAt, endsAt)],
    [
      names.appliesTo,
      appliesTo === 'chosen'
        ? targets.map(({ kind, name }) => `${name} (${targetKinds[kind].toLowerCase()})`).join(', ')
        : appliesWords[appliesTo],
    ],
    [names.audience, audience === 'chosen' ? texts.chosenOf(usersCount) : couponAudiences[audience]],
    ...(statusReason ? [[names.statusReason, statusReason] as const] : []),
    ...(description ? [[names.description, description] as const] : []),
    [texts.made, [dateText(createdAt), createdBy].filter(Boolean).join(', ')],
    [texts.lastChanged, timeText(updatedAt)],
  ];
  return (
    <dl className="coupon-facts">
      {code !== null && (
        <div>
          <dt>{names.code}</dt>
          <dd className="coupon-copy">
            <span className="coupon-code">{code}</span>
            <Tooltip title={texts.copyCode}>
              <IconButton aria-label={texts.copyCode} onClick={copy}>
                <Icon name="copy" />
              </IconButton>
            </Tooltip>
          </dd>
        </div>
      )}
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
