import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { settingCalls } from '@lectern/contract/platform/setting';
import { PageHeader } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Note } from '@lectern/ui-kit/form';
import * as texts from '../texts/general';
import { settings } from '../texts/setting';
import { GeneralForm } from './GeneralForm';
import { SettingTabs } from './SettingTabs';

const quiet = { quiet: true, handled: 'all' } as const;

/** `/setting/general`: what every screen follows, such as the time zone of the business. */
export default function GeneralScreen(): ReactNode {
  const { document, rights } = useSession();
  const setting = useRead(settingCalls.read, { group: 'general' }, quiet);
  const zones = useRead(settingCalls.timeZones, {}, quiet);
  const mayEdit = rights.has('settingEdit') && !document?.impersonating;
  return (
    <div className="page-stack">
      <PageHeader title={settings} />
      <SettingTabs current="/setting/general" />
      {!mayEdit && (
        <Note icon="lock" tone="warning">
          {texts.viewOnly}
        </Note>
      )}
      <PageRead reads={[setting, zones]} what={texts.theSettings} loading={texts.loading}>
        {() => setting.data && zones.data && <GeneralForm row={setting.data} zones={zones.data} disabled={!mayEdit} />}
      </PageRead>
    </div>
  );
}
