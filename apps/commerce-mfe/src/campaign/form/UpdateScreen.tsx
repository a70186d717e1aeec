import { useMemo, type ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { campaignStages, couponCalls, type Coupon } from '@lectern/contract/commerce';
import { PageHeader, StatusLabel, useRecordTitle, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useServerForm } from '@lectern/ui-kit/form';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { idOf, useNavigate, useSearchParams } from '@lectern/ui-kit/router';
import { callsOf } from '../../coupon/calls-of';
import { useCurrencies, type Currencies } from '../../coupon/use-currencies';
import { page, title } from '../../texts/campaign';
import * as texts from '../../texts/campaign-form';
import { listPath, viewPath } from '../address';
import { campaignRecord } from '../campaign';
import { isCampaign, type CampaignCoupon } from '../campaign-coupon';
import { stageMarks } from '../stage-marks';
import { CampaignForm } from './CampaignForm';
import { campaignConflict } from './conflict';
import { campaignForm, valuesOf, type CampaignValues } from './values';

const calls = callsOf('marketing');

function EditCampaign({
  coupon,
  currencies: { all, digits },
}: {
  readonly coupon: CampaignCoupon;
  readonly currencies: Currencies;
}): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(campaignRecord.changed);
  const { mutateAsync: update } = useCall(calls.update, { handled: [400, 409] });
  const terms = useMemo(() => campaignForm(digits), [digits]);
  const schema = useMemo(() => terms.schema(coupon), [terms, coupon]);
  const initial = useMemo(() => valuesOf(coupon), [coupon]);
  const form = useServerForm<CampaignValues, CampaignCoupon, { coupon: Coupon }>({
    schema,
    initial,
    row: coupon,
    send: (values, row = coupon) => update({ id: row.id, version: row.version, ...terms.changed(row, values) }),
    fieldOf: terms.fieldOf,
    draft: 'coupon.campaign',
    conflict: campaignConflict,
    onSaved: async ({ coupon: saved }, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(viewPath(saved.id));
      await refreshed;
    },
  });
  const offered = all.filter(
    (currency) => currency.active || coupon.amounts.some((amount) => amount.currency === currency.code),
  );
  return (
    <CampaignForm
      form={form}
      coupon={coupon}
      currencies={offered}
      verb={texts.save}
      onCancel={() => void navigate(viewPath(coupon.id))}
    />
  );
}

/** `/marketing-coupon/update?id=`: the campaign and terms of a marketing coupon, as far as they can change. */
export default function UpdateScreen(): ReactNode {
  const [params] = useSearchParams();
  const id = idOf(params);
  const currencies = useCurrencies();
  const detail = useRead(
    couponCalls.detail,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  const coupon = detail.data?.coupon;
  useRecordTitle(coupon?.name);
  if (id === undefined || coupon?.deletedAt || (coupon && !isCampaign(coupon)))
    return (
      <NoRecord
        icon="megaphone"
        title={title}
        texts={page}
        listPath={listPath}
        deleted={coupon?.deletedAt ? page : undefined}
      />
    );
  return (
    <div className="page-stack">
      <PageHeader
        title={coupon ? texts.editTitleOf(coupon.name) : texts.editTitle}
        status={
          coupon && (
            <StatusLabel
              status={stageMarks[coupon.campaign.stage]}
              label={campaignStages[coupon.campaign.stage]}
              filled
            />
          )
        }
      />
      <PageRead reads={[detail, currencies]} what={page.theCoupon} loading={page.loading}>
        {() => coupon && <EditCampaign key={id} coupon={coupon} currencies={currencies} />}
      </PageRead>
    </div>
  );
}
