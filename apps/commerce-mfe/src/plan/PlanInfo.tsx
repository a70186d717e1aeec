import type { ReactNode } from 'react';
import { planLimits, type LimitName, type Plan, type PlanVersion } from '@lectern/contract/commerce';
import { excerpt, hasContent } from '@lectern/contract/rich-text';
import { dateText, timeText } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { ImagePreview } from '@lectern/ui-kit/fields';
import { RecordColumns } from '@lectern/ui-kit/record-page';
import { historyWords } from '@lectern/ui-kit/records';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as terms from '../texts/plan-terms';
import * as texts from '../texts/plans';
import type { PlanView } from './kinds';
import { commissionText, limitText, periodText, priceText } from './words';

type Facts = readonly (readonly [label: string, value: ReactNode])[];

/** Labels with their values. */
export function FactList({ facts }: { readonly facts: Facts }): ReactNode {
  return (
    <dl className="plan-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The terms of one version, to read. */
export function VersionTerms({ view, version }: { readonly view: PlanView; readonly version: PlanVersion }): ReactNode {
  const limits = version.limits as Partial<Record<LimitName, number | null>>;
  return (
    <>
      <FactList
        facts={[
          [terms.period, periodText(version)],
          [terms.trial, texts.days(version.trialDays)],
          [terms.grace, texts.days(version.graceDays)],
          ...(view.kind === 'trainer' ? [[terms.commission, commissionText(version.commissionBp)] as const] : []),
          [terms.taxCode, version.taxCode || terms.sellers],
          ...version.prices.map(
            (price) =>
              [
                price.currency,
                <span key={price.currency}>
                  {priceText(price.priceMinor, price)}{' '}
                  {price.compareMinor !== null && (
                    <small>{terms.shownInstead(priceText(price.compareMinor, price))}</small>
                  )}
                </span>,
              ] as const,
          ),
          ...Object.entries<string>(planLimits[view.kind]).map(
            ([name, label]) => [label, limitText(limits[name as LimitName])] as const,
          ),
        ]}
      />
      <ul className="plan-features">
        {version.features.map(({ text, included }) => (
          <li key={text}>{included ? text : `${text} (${terms.notIncluded})`}</li>
        ))}
      </ul>
    </>
  );
}

const historyOf = ({ record }: PlanView) => {
  const standard = historyWords(record, { descriptionHtml: excerpt });
  return {
    ...standard,
    actions: {
      [`${record.rowName}.publish`]: { icon: 'check', text: texts.publishedVersion },
      [`${record.rowName}.discardDraft`]: { icon: 'trash', text: texts.discardedDraft },
    },
    fields: { ...standard.fields, liveNo: texts.versionOnSale, moved: texts.movedSubscribers },
  } as const;
};

/** Description and picture of a plan; nothing where it has neither. */
function Description({ plan: { descriptionHtml, imageFileId } }: { readonly plan: Plan }): ReactNode {
  const hasText = hasContent(descriptionHtml);
  if (!hasText && imageFileId === null) return null;
  return (
    <section aria-label={texts.description} className="plan-part">
      <h2>{texts.description}</h2>
      {imageFileId !== null && <ImagePreview id={imageFileId} alt={texts.image} />}
      {hasText && <RichText html={descriptionHtml} />}
    </section>
  );
}

/** The first tab: what is on sale, facts and history. */
export function PlanInfo({ view, plan }: { readonly view: PlanView; readonly plan: Plan }): ReactNode {
  const version = plan.live ?? plan.draft;
  return (
    <RecordColumns
      aside={
        <FactList
          facts={[
            [texts.slug, plan.slug],
            [texts.highlighted, plan.highlighted ? texts.yes : texts.no],
            [texts.created, dateText(plan.createdAt)],
            [texts.lastChanged, timeText(plan.updatedAt)],
          ]}
        />
      }
    >
      <div className="page-stack">
        <Description plan={plan} />
        {version && (
          <section aria-label={texts.termsOf(version.no)} className="plan-part">
            <h2>{texts.termsOf(version.no)}</h2>
            <VersionTerms view={view} version={version} />
          </section>
        )}
        <HistoryFold entity={view.record.entity} id={plan.id} words={historyOf(view)} />
      </div>
    </RecordColumns>
  );
}
