import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { priceRateCalls, type PriceRate, type RatedCurrency } from '@lectern/contract/platform/price-rate';
import { dateText, SidePanel, useSaved } from '@lectern/ui-kit';
import { DateField, Note, NumberField, PanelForm, useServerForm } from '@lectern/ui-kit/form';
import * as texts from '../texts/setting-currencies';
import { changeOf, changeText, isFarOff, rateForm, type RateValues } from './rate-values';

interface Props {
  readonly currency: RatedCurrency;
  readonly onClose: () => void;
}

const schema = rateForm.schema();
const initial = rateForm.newValues();
const changed = [priceRateCalls.current, priceRateCalls.history];

function RateForm({ currency: { code, rate }, onClose }: Props): ReactNode {
  const { mutateAsync: create } = useCall(priceRateCalls.create, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm<RateValues, PriceRate, { rate: PriceRate }>({
    schema,
    initial,
    fieldOf: rateForm.fieldOf,
    send: (values) => create({ currency: code, ...rateForm.read(values).wire }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.added);
      if (!leaving) onClose();
      await refreshed;
    },
  });
  const change = changeOf(rate?.inrPerUnit, form.formik.values.inrPerUnit);
  return (
    <PanelForm form={form} verb={texts.add}>
      <NumberField
        name="inrPerUnit"
        label={texts.rateOf(code)}
        digits={8}
        help={
          rate ? texts.against(rate.inrPerUnit, dateText(rate.validFrom), changeText(change) || '…') : texts.noneBefore
        }
      />
      {isFarOff(change) && (
        <Note icon="triangle-alert" tone="warning">
          {texts.farOff}
        </Note>
      )}
      <DateField name="validFrom" label={texts.validFrom} help={texts.validFromHelp} optional />
    </PanelForm>
  );
}

/** A new rate of a currency next to their list. */
export function RatePanel(props: Props): ReactNode {
  return (
    <SidePanel open title={texts.newRateFor(props.currency.code)} onClose={props.onClose}>
      <RateForm {...props} />
    </SidePanel>
  );
}
