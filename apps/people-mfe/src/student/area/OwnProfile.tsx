import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { ListError } from '@lectern/ui-kit/states';
import { Facts, Skills } from '../detail/Facts';
import { blocksOf } from '../detail/facts-of';
import { Waiting } from '../Waiting';
import '../detail/detail.css';
import './area.css';

/** Block of the student area: one's own profile, read-only. */
export default function OwnProfile({ impersonated }: { readonly userId: number; readonly impersonated: boolean }): ReactNode {
  const read = useRead(studentCalls.own, {}, { handled: 'all', staleTime: 0 });
  const profile = read.data?.profile;
  return (
    <section className="own-profile" aria-label="My profile">
      <h2>My profile</h2>
      {read.error ? (
        <ListError error={read.error} what="The profile" busy={read.isFetching} onRetry={() => void read.refetch()} />
      ) : profile ? (
        <>
          {impersonated && profile.isMasked && <p>Addresses, numbers and the date of birth are masked while you act for somebody else.</p>}
          <div className="own-columns">
            {blocksOf(profile).map((block) => (
              <Facts key={block.title} {...block} level="h3" />
            ))}
            <Skills skills={profile.skills} level="h3" />
          </div>
          <p className="own-hint">Something is wrong? Tell the academy: the staff can change it.</p>
        </>
      ) : (
        <Waiting label="Loading your profile" />
      )}
    </section>
  );
}
