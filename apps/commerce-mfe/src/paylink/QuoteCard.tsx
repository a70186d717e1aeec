import type { ReactNode } from 'react';
import type { Quote } from '@lectern/contract/commerce';
import { Skeleton } from '@lectern/ui-kit/mui';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/paylink-quote';
import { secondsText } from '../seconds';
import { anyDay, quoteLines, periodText } from './quote-lines';
import type { QuoteState } from './use-quote';
import './side.css';

interface Props {
  readonly quote: QuoteState;
  /** The price that was on the screen before it changed. */
  readonly before: Quote | undefined;
  /** The payer's state is to be chosen first. */
  readonly needsState: boolean;
  readonly onRemoveCoupon: () => void;
}

function Rows({
  shown,
  before,
  onRemoveCoupon,
}: Pick<Props, 'before' | 'onRemoveCoupon'> & { readonly shown: Quote }): ReactNode {
  const period = periodText(shown);
  return (
    <>
      <dl className="paylink-sums">
        {quoteLines(shown, before).map(({ key, label, sub, sum, was, is }) => (
          <div key={key} className={[is && `is-${is}`, was !== undefined && 'is-changed'].filter(Boolean).join(' ')}>
            <dt>
              {label}
              {is === 'coupon' && shown.coupon && (
                <button
                  type="button"
                  className="paylink-link"
                  aria-label={texts.removeCoupon(shown.coupon.code)}
                  onClick={onRemoveCoupon}
                >
                  {texts.remove}
                </button>
              )}
              {sub && <small>{sub}</small>}
            </dt>
            <dd>
              {sum}
              {was !== undefined && <small>{texts.before(was)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {period && <p className="paylink-quiet">{period}</p>}
      {shown.trialUsedAt && <p className="paylink-quiet">{texts.trialUsed(anyDay(shown.trialUsedAt))}</p>}
      {shown.converted?.isTooOld && (
        <p className="paylink-too-old">{texts.rateTooOld(anyDay(shown.converted.rateFrom), shown.converted.ageDays)}</p>
      )}
    </>
  );
}

/** The price in its parts, with the time at which it was asked for. */
export function QuoteCard({ quote, before, needsState, onRemoveCoupon }: Props): ReactNode {
  const { shown, error, isWaiting, checkedAt, refetch } = quote;
  return (
    <section className="paylink-card paylink-quote" aria-label={texts.quote}>
      <header>
        <h2>{texts.quote}</h2>
        {shown && <span>{texts.checkedAt(secondsText(checkedAt))}</span>}
      </header>
      {error && <ListError what={texts.theQuote} error={error} onRetry={() => void refetch()} />}
      {before && shown && (
        <p className="paylink-price-changed" role="alert">
          {texts.priceChanged}
        </p>
      )}
      {shown ? (
        <div aria-busy={isWaiting}>
          <Rows shown={shown} before={before} onRemoveCoupon={onRemoveCoupon} />
        </div>
      ) : isWaiting ? (
        <div role="status" aria-label={texts.loading} className="paylink-quote-bars">
          {[20, 34, 20, 16].map((height, at) => (
            <Skeleton key={at} variant="rounded" height={height} />
          ))}
        </div>
      ) : (
        !error && <p className="paylink-quiet">{needsState ? texts.stateFirst : texts.nothingYet}</p>
      )}
    </section>
  );
}
