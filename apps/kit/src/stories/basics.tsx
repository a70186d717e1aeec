import { useState, type ReactNode } from 'react';
import { CallError } from '@lectern/api-client';
import { ConfirmDialog, KeyCap, notify, PageHeader, RowMenu, StatusLabel } from '@lectern/ui-kit';
import { DeleteDialog, OneOf, Select } from '@lectern/ui-kit/form';
import { Icon, icons, type IconName } from '@lectern/ui-kit/icons';
import { Button, IconButton, Tooltip } from '@lectern/ui-kit/mui';
import type { States, Story } from '../page/story';

const words = [
  'Active',
  'Published',
  'Healthy',
  'Compatible',
  'Ongoing',
  'Upcoming',
  'Invited',
  'Completed',
  'Ended',
  'Cancelled',
  'Missed',
  'Draft',
  'Inactive',
  'Hidden',
  'Deleted',
  'Paused',
  'Trial',
  'Waiting',
  'Rolled back',
  'Blocked',
  'Failed',
  'Something else',
];
const labels = (filled: boolean) => () => (
  <div className="kit-row">
    {words.map((status) => (
      <StatusLabel key={status} status={status} filled={filled} />
    ))}
  </div>
);
export const statusLabel: States = { quiet: { show: labels(false) }, filled: { show: labels(true) } };

const add = (
  <Button variant="contained" startIcon={<Icon name="plus" />}>
    Add student
  </Button>
);
export const pageHeader: States = {
  title: { show: () => <PageHeader title="Students" /> },
  actions: {
    show: () => (
      <PageHeader title="Students" primary={add}>
        <Button>Import</Button>
        <Button>Recently deleted</Button>
      </PageHeader>
    ),
  },
  status: {
    show: () => (
      <PageHeader
        title="Bartholomew Featherstonehaugh-Cholmondeley"
        status={<StatusLabel status="Blocked" filled />}
        primary={add}
      >
        <Button>Export</Button>
      </PageHeader>
    ),
  },
};

const buttons =
  (props: { readonly 'aria-busy'?: true; readonly 'aria-disabled'?: true; readonly disabled?: true }) => () => (
    <div className="kit-row">
      <Button variant="contained" {...props}>
        Create coupon
      </Button>
      <Button {...props}>Cancel</Button>
      <Button variant="text" {...props}>
        Reset
      </Button>
      <Button variant="contained" color="error" {...props}>
        Delete student
      </Button>
      <Tooltip title={props.disabled ? '' : 'More'}>
        <IconButton aria-label="More" disabled={props.disabled}>
          <Icon name="ellipsis" />
        </IconButton>
      </Tooltip>
    </div>
  );
export const button: States = {
  usual: { show: buttons({}) },
  busy: { show: buttons({ 'aria-busy': true, 'aria-disabled': true }) },
  disabled: { show: buttons({ disabled: true }) },
};

export const icon: States = {
  all: {
    show: () => (
      <div className="kit-row">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <span key={name}>
            <Icon name={name} /> {name}
          </span>
        ))}
      </div>
    ),
  },
};
export const keyCap: States = {
  usual: {
    show: () => (
      <div className="kit-row">
        <KeyCap>/</KeyCap>
        <KeyCap>Ctrl K</KeyCap>
        <KeyCap>Esc</KeyCap>
      </div>
    ),
  },
};

function Choosing(): ReactNode {
  const [value, setValue] = useState<string>('');
  return (
    <Select
      label="Plan"
      value={value}
      placeholder="All plans"
      options={[
        { value: 'basic', label: 'Basic' },
        { value: 'scholar', label: 'Scholar' },
      ]}
      onChange={setValue}
    />
  );
}
export const select: States = { usual: { show: () => <Choosing /> } };

function Deciding(): ReactNode {
  const [value, setValue] = useState<number | ''>('');
  return (
    <OneOf
      label="Replacement"
      value={value}
      placeholder="Choose a category"
      options={[
        { value: 1, label: 'Science' },
        { value: 2, label: 'Languages' },
      ]}
      onChange={setValue}
    />
  );
}
export const oneOf: States = { usual: { show: () => <Deciding /> } };

const menu = () => (
  <RowMenu
    label="Actions for Chemistry"
    actions={[
      { label: 'Edit', icon: 'pencil', onSelect: () => undefined },
      { label: 'Move…', icon: 'move', onSelect: () => undefined, disabledReason: 'It has 12 courses' },
      { label: 'Delete…', icon: 'trash', danger: true, onSelect: () => undefined },
    ]}
  />
);
export const rowMenu: States = {
  closed: { show: menu },
  open: { show: menu, act: ({ press }) => press('Actions for Chemistry'), closes: true },
};

function Question(props: {
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly disabledReason?: string;
}): ReactNode {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        open={open}
        title={props.danger ? 'Delete category Chemistry?' : 'Publish 3 FAQs?'}
        verb={props.danger ? 'Delete category' : 'Publish'}
        cancel={props.danger ? 'Keep category' : 'Cancel'}
        onConfirm={close}
        onCancel={close}
        {...props}
      >
        It can be restored from Recently deleted for 30 days.
      </ConfirmDialog>
    </>
  );
}
export const confirmDialog: States = {
  question: { show: () => <Question />, closes: true },
  danger: { show: () => <Question danger />, closes: true },
  disabledReason: { show: () => <Question danger disabledReason="It still has 3 sub-categories" />, closes: true },
  busy: { show: () => <Question danger busy /> },
};

const none: readonly never[] = [];
function Deletion(props: {
  readonly waiting?: true;
  readonly disabledReason?: string;
  readonly inUse?: string;
}): ReactNode {
  const [open, setOpen] = useState(true);
  const close = (): void => setOpen(false);
  const remove = () =>
    props.inUse
      ? Promise.reject(new CallError(409, { success: false, message: props.inUse, reference: '' }))
      : Promise.resolve();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {open && (
        <DeleteDialog
          title="Delete Chemistry?"
          verb="Delete category"
          successText="Chemistry is in Recently deleted for 30 days"
          changed={none}
          remove={remove}
          onDeleted={close}
          onClose={close}
          {...(props.waiting && { waiting: true })}
          disabledReason={props.disabledReason}
        >
          <p>It can be restored from Recently deleted for 30 days.</p>
          {props.disabledReason && <Deciding />}
        </DeleteDialog>
      )}
    </>
  );
}
export const deleteDialog: States = {
  question: { show: () => <Deletion />, closes: true },
  waiting: { show: () => <Deletion waiting /> },
  lacking: { show: () => <Deletion disabledReason="Choose the category that takes them" />, closes: true },
  disabledReason: {
    show: () => <Deletion inUse="Chemistry still has 1 skill" />,
    act: async ({ press, see }) => {
      await press('Delete category');
      await see('still has 1 skill');
    },
    closes: true,
  },
};

/** Shown as long as the focus is on it. */
const said = (level: 'success' | 'warning' | 'error', text: string): Story => ({
  show: () => <p>A toast stands at the foot of the page.</p>,
  act: async ({ focus }) => {
    notify(level, text);
    await focus('Close');
  },
});
export const toast: States = {
  success: said('success', 'Category created'),
  warning: said('warning', 'You are offline: what you type is kept here'),
  error: said('error', 'Not allowed to access'),
};
