import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { jobPostCalls } from '@lectern/contract/catalog';
import type { PropsOf, shellHomeV2 } from '@lectern/remote-kit/slots';
import { HomeBody, HomeRows } from '@lectern/ui-kit/home';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../texts/home';
import { proposalsPath } from './job';

/** Block of the home page: the newest proposals that nobody has decided. */
export default function HomeProposals({ rows }: PropsOf<typeof shellHomeV2>): ReactNode {
  const read = useRead(
    jobPostCalls.proposals,
    { limit: rows, sort: '-createdAt', filter: { status: 'eq:submitted' } },
    { quiet: true, handled: 'all' },
  );
  return (
    <HomeBody reads={[read]} failed={texts.proposalsFailed}>
      <HomeRows
        rows={rows}
        items={read.data?.items}
        none={texts.noProposals}
        row={({ id, jobPostId, jobTitle, trainerName, amount, currency }) => (
          <li key={id}>
            <Link to={proposalsPath(jobPostId)}>{jobTitle}</Link>
            <span>{texts.proposalOf(trainerName, `${amount} ${currency}`)}</span>
          </li>
        )}
      />
    </HomeBody>
  );
}
