import type { ReactNode } from 'react';
import { PageHeader, PanelBody, SidePanel } from '@lectern/ui-kit';
import { PageRead, PanelRead } from '@lectern/ui-kit/detail';
import { Note } from '@lectern/ui-kit/form';
import { HomeBlock, HomeBody } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import type { States } from '../page/story';

const read = { data: {}, isPending: false, refetch: () => undefined };
const loading = { ...read, data: undefined, isPending: true };
const failed = {
  ...read,
  data: undefined,
  error: { message: 'Unable to process request', failure: { reference: 'r-7f31' } },
};

const page = (reading: object) => (): ReactNode => (
  <>
    <PageHeader title="Diwali 2026" />
    <PageRead reads={[{ ...read, ...reading }]} what="The coupon" loading="Loading the coupon">
      {() => <p>15% off, up to ₹500.</p>}
    </PageRead>
  </>
);
export const pageRead: States = {
  read: { show: page({}) },
  loading: { show: page(loading) },
  error: { show: page(failed) },
};

const panel = (reading: object) => (): ReactNode => (
  <SidePanel open title="Titration" onClose={() => undefined}>
    <PanelRead reads={[{ ...read, ...reading }]} what="The skill">
      {() => (
        <PanelBody>
          <p>Measuring by drops.</p>
        </PanelBody>
      )}
    </PanelRead>
  </SidePanel>
);
export const panelRead: States = {
  read: { show: panel({}) },
  loading: { show: panel(loading) },
  error: { show: panel(failed) },
};

const none = <p>No drafts.</p>;
const rows = (
  <ul>
    <li>
      <Link to="/FAQs?id=7">How do I change the language in which my trainer and I talk to each other?</Link>
      <span>Students</span>
    </li>
  </ul>
);
const block = (reading: object, total?: number) => (): ReactNode => (
  <HomeBlock
    title="FAQs in draft"
    to="/FAQs"
    total={total}
    reads={[{ ...read, ...reading }]}
    failed="The FAQs could not be loaded."
  >
    {total === 0 ? none : rows}
  </HomeBlock>
);
export const homeBlock: States = {
  entries: { show: block({}, 1) },
  none: { show: block({}, 0) },
  error: { show: block(failed) },
};

const body =
  (reading: object, children: ReactNode = rows) =>
  (): ReactNode => (
    <HomeBody reads={[{ ...read, ...reading }]} failed="The FAQs could not be loaded.">
      {children}
    </HomeBody>
  );
export const homeBody: States = {
  entries: { show: body({}) },
  more: {
    show: body(
      {},
      <>
        {rows}
        <p>
          <Link to="/FAQs">View all 12 drafts</Link>
        </p>
      </>,
    ),
  },
  none: { show: body({}, none) },
  error: { show: body(failed) },
};

export const note: States = {
  danger: { show: () => <Note icon="circle-alert">The limit of this coupon was reached meanwhile.</Note> },
  warning: {
    show: () => (
      <Note icon="rotate-ccw" tone="warning">
        <b>catalog-mfe 1.4.2 was rolled back automatically to 1.4.1</b> at 11:18.
      </Note>
    ),
  },
};
