import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { useSession } from '@lectern/auth';
import { settingCalls } from '@lectern/contract/platform/setting';
import { PageHeader } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { Note } from '@lectern/ui-kit/form';
import * as texts from '../texts/general';
import { settings } from '../texts/setting';
import { SettingTabs } from './SettingTabs';
import { UploadsForm } from './UploadsForm';

/** `/setting/uploads`: what may be shown of other hosts. */
export default function UploadsScreen(): ReactNode {
  const { document, rights } = useSession();
  const read = useRead(settingCalls.uploads, {}, { quiet: true, handled: 'all' });
  const mayEdit = rights.has('settingEdit') && !document?.impersonating;
  return (
    <div className="page-stack">
      <PageHeader title={settings} />
      <SettingTabs current="/setting/uploads" />
      {!mayEdit && (
        <Note icon="lock" tone="warning">
          {texts.viewOnly}
        </Note>
      )}
      <PageRead reads={[read]} what={texts.theSettings} loading={texts.loading}>
        {() => read.data && <UploadsForm row={read.data} disabled={!mayEdit} />}
      </PageRead>
    </div>
  );
}
