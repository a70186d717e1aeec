import type { ReactNode } from 'react';
import { PageHeader, SlotPlace } from '@lectern/ui-kit';
import { Empty } from '@lectern/ui-kit/states';
import * as texts from '../texts/setting';
import { SettingTabs } from './SettingTabs';

/** Tabs of the settings that a remote fills. */
type PartTab = 'currencies' | 'payments' | 'taxes' | 'seller';

const propsOf: Readonly<Record<PartTab, object>> = {
  payments: { tab: 'payments' },
  currencies: { tab: 'currencies' },
  taxes: { tab: 'taxes' },
  seller: { tab: 'seller' },
};

/** `/setting/currencies`, `/payments`, `/taxes`, `/seller`: title and tabs are the shell's, the part is a remote's. */
function PartScreen({ part }: { readonly part: PartTab }): ReactNode {
  return (
    <div className="page-stack">
      <PageHeader title={texts.settings} />
      <SettingTabs current={`/setting/${part}`} />
      <SlotPlace
        slot="shell.settings.v1"
        props={propsOf[part]}
        waiting={<p role="status">{texts.partLoading}</p>}
        empty={
          <Empty icon="settings" title={texts.noPart}>
            {texts.noPartMeans}
          </Empty>
        }
      />
    </div>
  );
}

/** The screen of one tab, as a lazy chunk gives it. */
export const tab = (part: PartTab) => ({ default: () => <PartScreen part={part} /> });
