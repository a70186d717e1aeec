import { useState, type ReactNode } from 'react';
import { useSession } from '@lectern/auth';
import type { ResponseOf } from '@lectern/contract/call';
import { mailCalls, mailStates } from '@lectern/contract/platform/mail';
import { PageHeader } from '@lectern/ui-kit';
import { Note } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty } from '@lectern/ui-kit/states';
import { ListBar, ListBody, useList, useOpened } from '@lectern/ui-kit/table';
import { SettingTabs } from '../setting/SettingTabs';
import * as texts from '../texts/mail';
import { settings } from '../texts/setting';
import { columns } from './columns';
import { MailPanel } from './MailPanel';
import { TestPanel } from './TestPanel';

const options = {
  call: mailCalls.list,
  screen: 'mail',
  one: texts.one,
  many: texts.many,
  sort: '-createdAt',
  columns: () => columns,
  nameOf: ({ to, subject }: { readonly to: string; readonly subject: string }) => `${subject}, ${to}`,
  filters: [
    { name: 'state', label: texts.state, options: optionsOf(mailStates) },
    { name: 'createdAt', label: texts.created },
  ],
};

/** `/setting/mail`: every mail of the console and what became of it. */
export default function MailListScreen(): ReactNode {
  const { document, rights } = useSession();
  const list = useList(options);
  const { opened, open, toOf, currentKey } = useOpened();
  const [isTesting, setTesting] = useState(false);
  const isSent = (list.read.data as ResponseOf<typeof mailCalls.list> | undefined)?.isSent;
  const mayTest = rights.has('settingEdit') && !document?.impersonating;
  const empty = (
    <Empty icon="mail" title={texts.noneYet}>
      {texts.whatTheyAre}
    </Empty>
  );
  return (
    <div className="page-stack">
      <PageHeader
        title={settings}
        primary={
          mayTest && (
            <Button variant="contained" onClick={() => setTesting(true)}>
              {texts.test}
            </Button>
          )
        }
      />
      <SettingTabs current="/setting/mail" />
      {isSent === false && (
        <Note icon="mail" tone="warning">
          {texts.notSent}
        </Note>
      )}
      <ListBar list={list} search={texts.search} isExported={false} />
      <ListBody list={list} empty={empty} toOf={toOf} currentKey={currentKey} />
      {typeof opened === 'number' && <MailPanel id={opened} onClose={() => open(undefined)} />}
      {isTesting && <TestPanel onClose={() => setTesting(false)} />}
    </div>
  );
}
