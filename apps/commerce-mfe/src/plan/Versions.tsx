import type { ReactNode } from 'react';
import type { Plan, PlanVersion } from '@lectern/contract/commerce';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import * as texts from '../texts/plans';
import * as terms from '../texts/plan-terms';
import type { PlanView } from './kinds';
import { VersionTerms } from './PlanInfo';

const marks = {
  live: { status: 'published', label: texts.onSale },
  draft: { status: 'draft', label: texts.draftWord },
  past: { status: 'archived', label: texts.past },
} as const;

const publishedText = ({ publishedAt, publishedBy }: PlanVersion): string =>
  publishedAt ? texts.publishedBy(dateText(publishedAt), publishedBy) : '';

/** All versions of a plan with their terms, the newest first. A version that was sold never changes. */
export function Versions({ view, plan }: { readonly view: PlanView; readonly plan: Plan }): ReactNode {
  const versions = [plan.draft, plan.live, ...plan.past].filter((version) => version !== null);
  return (
    <div className="page-stack">
      {versions.map((version) => (
        <details key={version.id} className="plan-version" open={version.state !== 'past'}>
          <summary>
            <span>{terms.numbered(version.no)}</span>
            <StatusLabel {...marks[version.state as keyof typeof marks]} />
            <small>{publishedText(version)}</small>
          </summary>
          <VersionTerms view={view} version={version} />
        </details>
      ))}
    </div>
  );
}
