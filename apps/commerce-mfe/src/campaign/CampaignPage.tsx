import type { ReactNode } from 'react';
import { couponCalls } from '@lectern/contract/commerce';
import { History } from '@lectern/ui-kit/detail';
import { RecordColumns, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import { Navigate } from '@lectern/ui-kit/router';
import { viewPath as couponPath } from '../coupon/address';
import { CouponPeople } from '../coupon/CouponPeople';
import * as texts from '../texts/campaign';
import { activityPath, codesPath, listPath, termsPath, usesPath, viewPath } from './address';
import { campaignWords } from './campaign';
import { isCampaign, type CampaignCoupon } from './campaign-coupon';
import { CampaignCodes } from './CampaignCodes';
import { CampaignFacts } from './CampaignFacts';
import { CampaignTerms } from './CampaignTerms';
import { Entries } from './entries/Entries';
import { headOf } from './head';
import { useLiveCampaign } from './use-live-campaign';
import '../coupon/screen.css';
import '../coupon/view.css';
import './campaign.css';

type Part = 'entries' | 'codes' | 'uses' | 'terms' | 'activity';

const tabsOf = (coupon: CampaignCoupon | undefined) => (id: number) => {
  const counted = (name: string, count: number | undefined): string =>
    count === undefined ? name : texts.tab(name, count);
  return [
    { title: counted(texts.entries, coupon?.campaign.entries), to: viewPath(id) },
    { title: counted(texts.codes, coupon?.campaign.codesMade), to: codesPath(id) },
    { title: counted(texts.uses, coupon?.used), to: usesPath(id) },
    { title: texts.terms, to: termsPath(id) },
    { title: texts.activity, to: activityPath(id) },
  ];
};

const parts: Readonly<Record<Part, (coupon: CampaignCoupon) => ReactNode>> = {
  entries: (coupon) => (
    <RecordColumns aside={<CampaignFacts coupon={coupon} />}>
      <Entries coupon={coupon} />
    </RecordColumns>
  ),
  codes: (coupon) => <CampaignCodes coupon={coupon} />,
  uses: (coupon) => <CouponPeople coupon={coupon} />,
  terms: (coupon) => <CampaignTerms coupon={coupon} />,
  activity: ({ id }) => <History entity="coupons" id={id} words={campaignWords} level="h2" />,
};

function CampaignPage({ part }: { readonly part: Part }): ReactNode {
  useLiveCampaign();
  const { id, read, row } = useRecordInAddress(
    couponCalls.detail,
    ({ coupon }) => coupon,
    ({ name }) => name,
  );
  if (row && !isCampaign(row)) return <Navigate to={couponPath(row.id)} replace />;
  return (
    <RecordPage
      title={texts.title}
      icon="megaphone"
      texts={texts.page}
      what={texts.page.theCoupon}
      loading={texts.page.loading}
      head={headOf}
      tabs={tabsOf(row)}
      notes={({ deletedAt }) => [deletedAt && texts.page.deletedNote]}
      found={{ id, read, row }}
      {...{ listPath }}
    >
      {parts[part]}
    </RecordPage>
  );
}

/** `/marketing-coupon/view?id=` and its other tabs. */
export const pageOf = (part: Part) => ({ default: () => <CampaignPage part={part} /> });
