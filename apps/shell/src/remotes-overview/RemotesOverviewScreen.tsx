import { useState, type ReactNode } from 'react';
import { unread } from '@lectern/api-client/hooks';
import type { RemoteEvent } from '@lectern/contract/platform/remotes-overview';
import { PageHeader } from '@lectern/ui-kit';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { ListFrame, ListTable } from '@lectern/ui-kit/table';
import * as texts from '../texts/remotes-overview';
import { settings } from '../texts/setting';
import { columnsOf } from './columns';
import { ActionDialog } from './ActionDialog';
import { remoteActions, type RemoteAction } from './actions';
import { channelOfEvent } from './Events';
import { LostFiles } from './LostFiles';
import { RemoteDetail } from './RemoteDetail';
import { SettingTabs } from '../setting/SettingTabs';
import { RolledBack } from './RolledBack';
import { Builds } from './Builds';
import { Shells } from './Shells';
import { useEvents } from './use-events';
import { useOverrideAction } from './use-override-action';
import { releaseAddress, useOverview } from './use-overview';
import './remotes-overview.css';

/** `/setting/remotes`: every remote, how it does, and what an operator can do about it. Nothing here is code of a remote: it works while all of them are broken. */
export default function RemotesOverviewScreen(): ReactNode {
  const { read, remotes, chosen, version, show } = useOverview();
  const events = useEvents();
  const [openDialog, setOpenDialog] = useState<{ readonly name: string; readonly action: RemoteAction }>();
  const override = useOverrideAction();
  const until = read.dataUpdatedAt;
  const error = unread(read);
  const about = openDialog && remotes.find(({ name }) => name === openDialog.name);

  const lookInto = async ({ id, remote, from }: RemoteEvent): Promise<void> => {
    show(remote, from ?? undefined);
    await events.readTo(id);
    requestAnimationFrame(() => document.getElementById(channelOfEvent(id))?.focus());
  };
  const empty = (
    <Empty icon="layers" title={texts.noneYet}>
      {texts.howTheyCome}
    </Empty>
  );
  return (
    <>
      <PageHeader title={settings} />
      <SettingTabs current="/setting/remotes" />
      {remotes.map(
        ({ name, takenBack }) =>
          takenBack && <RolledBack key={name} event={takenBack} onWhy={() => void lookInto(takenBack)} />,
      )}
      {remotes.map((remote) => (
        <LostFiles key={remote.name} remote={remote} />
      ))}
      <Builds />
      <ListFrame>
        <ListTable
          label={texts.remotes}
          columns={columnsOf(until)}
          rows={remotes}
          keyOf={({ name }) => name}
          nameOf={({ name }) => name}
          currentKey={chosen?.name}
          toOf={({ name }) => releaseAddress(name)}
          actions={(remote) => [
            ...remoteActions(remote, (action) => setOpenDialog({ name: remote.name, action })),
            ...override(remote.name),
          ]}
          loading={read.isPending}
          instead={
            error ? (
              <ListError
                what={texts.theRemotes}
                error={error}
                busy={read.isFetching}
                onRetry={() => void read.refetch()}
              />
            ) : !read.isPending && remotes.length === 0 ? (
              empty
            ) : undefined
          }
        />
      </ListFrame>
      <Shells />
      {chosen && (
        <RemoteDetail
          key={chosen.name}
          remote={chosen}
          remotes={remotes}
          version={version}
          events={events}
          until={until}
          onAction={(action) => setOpenDialog({ name: chosen.name, action })}
        />
      )}
      {openDialog && about && (
        <ActionDialog action={openDialog.action} remote={about} onClose={() => setOpenDialog(undefined)} />
      )}
    </>
  );
}
