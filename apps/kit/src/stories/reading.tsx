import type { ReactNode } from 'react';
import { PageHeader, PanelBody, SidePanel } from '@lectern/ui-kit';
import { PageRead, PanelRead } from '@lectern/ui-kit/detail';
import { HomeBlock } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import type { States } from '../page/story';

const read = { data: {}, isPending: false, refetch: () => undefined };
const loading = { ...read, data: undefined, isPending: true };
const failed = { ...read, data: undefined, error: { message: 'Unable to process request', failure: { reference: 'r-7f31' } } };

const page = (reading: object) => (): ReactNode => (
  <>
    <PageHeader title="Diwali 2026" />
    <PageRead reads={[{ ...read, ...reading }]} what="The coupon" loading="Loading the coupon">
      {() => <p>15% off, at most ₹500.</p>}
    </PageRead>
  </>
);
export const pageRead: States = { read: { show: page({}) }, loading: { show: page(loading) }, error: { show: page(failed) } };

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
export const panelRead: States = { read: { show: panel({}) }, loading: { show: panel(loading) }, error: { show: panel(failed) } };

const block = (reading: object, total?: number) => (): ReactNode => (
  <HomeBlock title="FAQs in draft" to="/FAQs" total={total} reads={[{ ...read, ...reading }]} failed="The FAQs could not be read.">
    {total === 0 ? (
      <p>No FAQ waits to be published.</p>
    ) : (
      <ul>
        <li>
          <Link to="/FAQs?id=7">How do I change the language in which my trainer and I talk to each other?</Link>
          <span>Students</span>
        </li>
      </ul>
    )}
  </HomeBlock>
);
export const homeBlock: States = { entries: { show: block({}, 1) }, none: { show: block({}, 0) }, error: { show: block(failed) } };
