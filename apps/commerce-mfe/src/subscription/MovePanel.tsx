import type { ReactNode } from 'react';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { id } from '@lectern/contract/fields';
import {
  fullMoney,
  subscriptionChangeCalls,
  subscriptionPageCalls,
  type PlanOffer,
  type SubscriptionRow,
} from '@lectern/contract/commerce';
import { dateText, SidePanel, useSaved } from '@lectern/ui-kit';
import { PanelRead } from '@lectern/ui-kit/detail';
import { PanelForm, SelectField, useServerForm } from '@lectern/ui-kit/form';
import { formSchema } from '@lectern/ui-kit/record-panel';
import { periodText } from '../plan/words';
import * as texts from '../texts/subscription-page';
import { changed } from './changed';

interface Values {
  readonly planId: number | '';
}
const schema = formSchema({ planId: id('Plan') });
const initial: Values = { planId: '' };

interface Props {
  readonly row: SubscriptionRow;
  readonly onClose: () => void;
}

function MoveForm({ row, offers, onClose }: Props & { readonly offers: readonly PlanOffer[] }): ReactNode {
  const { mutateAsync: move } = useCall(subscriptionChangeCalls.move, { handled: [400, 409] });
  const confirmSaved = useSaved(changed);
  const form = useServerForm({
    schema,
    initial,
    send: ({ planId }: Values) => move({ id: row.id, version: row.version, planId: Number(planId) }),
    onSaved: async (_saved, { leaving }) => {
      if (!leaving) onClose();
      await confirmSaved(texts.moved);
    },
  });
  const others = offers.filter(({ isSame }) => !isSame);
  const chosen = others.find(({ id: planId }) => planId === Number(form.formik.values.planId));
  const priceOf = (offer: PlanOffer): string => `${fullMoney(offer.priceMinor, row)}, ${periodText(offer)}`;
  if (others.length === 0) return <p>{texts.noOffers}</p>;
  return (
    <PanelForm form={form} verb={texts.moveVerb}>
      <SelectField
        name="planId"
        label={texts.newPlan}
        placeholder={texts.choosePlan}
        options={others.map((offer) => ({ value: offer.id, label: `${offer.name}, ${priceOf(offer)}` }))}
      />
      <div>
        <p>{texts.nowCosts(row.plan, fullMoney(row.priceMinor, row))}</p>
        {chosen && <p>{texts.thenCosts(chosen.name, priceOf(chosen), dateText(row.periodEndsAt ?? ''))}</p>}
      </div>
      <p>{texts.moveMeans}</p>
    </PanelForm>
  );
}

/** Moves a person to another plan at the next renewal. It shows both prices and the day. */
export function MovePanel({ row, onClose }: Props): ReactNode {
  const read = useRead(subscriptionPageCalls.offers, { id: row.id }, { handled: 'all' });
  return (
    <SidePanel open title={texts.moveTitle(row.person)} onClose={onClose}>
      <PanelRead reads={[read]} what={texts.offersOf}>
        {() => <MoveForm row={row} offers={read.data?.offers ?? []} onClose={onClose} />}
      </PanelRead>
    </SidePanel>
  );
}
