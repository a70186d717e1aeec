import type { ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import { Note } from '@lectern/ui-kit/form';
import * as texts from '../texts/setting-payments';
import { CurrenciesPart } from './CurrenciesPart';
import { ProvidersPart } from './ProvidersPart';
import { SellerPart } from './SellerPart';
import { TaxesPart } from './TaxesPart';
import './setting.css';

const parts: Readonly<Record<string, (props: { readonly mayEdit: boolean }) => ReactNode>> = {
  currencies: CurrenciesPart,
  payments: ProvidersPart,
  taxes: TaxesPart,
  seller: SellerPart,
};

/** The money's tabs of the settings, in the slot of the shell. Nothing for a tab of somebody else. */
export default function SettingPart({ tab }: { readonly tab: string }): ReactNode {
  const { document, rights } = useSession();
  const mayEdit = rights.has('settingEdit') && !document?.impersonating;
  const Part = parts[tab];
  if (!Part) return null;
  return (
    <>
      {!mayEdit && (
        <Note icon="lock" tone="warning">
          {texts.viewOnly}
        </Note>
      )}
      <Part mayEdit={mayEdit} />
    </>
  );
}
