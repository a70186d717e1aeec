import type { ReactNode } from 'react';

import { useRead } from '@lectern/api-client/hooks';
import { fullMoney, paymentSettingCalls, type StoredPaymentSetting } from '@lectern/contract/commerce';
import { PageRead } from '@lectern/ui-kit/detail';
import { Link } from '@lectern/ui-kit/router';
import { useCurrencies, type Currencies } from '../coupon/use-currencies';
import * as texts from '../texts/setting-rules';
import { inclusiveText, remindersText } from './rule-words';
import { rupee } from './seller-values';

interface Props {
  readonly rules: StoredPaymentSetting;
  readonly currencies: Currencies;
}

function Facts({ rules: { refundApprovalMinor, renewals, taxOnTop }, currencies }: Props): ReactNode {
  const inUse = currencies.active.map(({ code }) => code);
  return (
    <dl className="money-facts is-wide">
      <dt>{texts.facts.refundApproval}</dt>
      <dd>{refundApprovalMinor === null ? texts.never : texts.above(fullMoney(refundApprovalMinor, rupee))}</dd>
      <dt>{texts.facts.linkDays}</dt>
      <dd>{texts.beforeTheEnd(texts.days(renewals.linkDays))}</dd>
      <dt>{texts.facts.inclusive}</dt>
      <dd>{inclusiveText(inUse, taxOnTop)}</dd>
      <dt>{texts.facts.reminders}</dt>
      <dd>{remindersText(renewals.remindDays)}</dd>
    </dl>
  );
}

/** The rules of money, which are edited with the seller. */
export function MoneyRules({ mayEdit }: { readonly mayEdit: boolean }): ReactNode {
  const read = useRead(paymentSettingCalls.read, {}, { quiet: true, handled: 'all' });
  const currencies = useCurrencies();
  return (
    <section className="money-block" aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        {mayEdit && (
          <Link className="money-link" to="/setting/seller">
            {texts.edit}
          </Link>
        )}
      </header>
      <PageRead reads={[read, currencies]} what={texts.theRules} loading={texts.loading}>
        {() => read.data && <Facts rules={read.data} currencies={currencies} />}
      </PageRead>
    </section>
  );
}
