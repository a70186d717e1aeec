import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { studentCalls } from '@lectern/contract/people';
import { PageRead } from '@lectern/ui-kit/detail';
import { Facts, Skills } from '../../detail/Facts';
import '../../detail/detail.css';
import { blocksOf } from '../detail/facts-of';
import * as texts from '../../texts/own-profile';
import './area.css';

/** Block of the student area: one's own profile, read-only. */
export default function OwnProfile({
  impersonated,
}: {
  readonly userId: number;
  readonly impersonated: boolean;
}): ReactNode {
  const read = useRead(studentCalls.own, {}, { handled: 'all', staleTime: 0 });
  const profile = read.data?.profile;
  return (
    <section className="own-profile" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <PageRead reads={[read]} what={texts.theProfile} loading={texts.loading}>
        {() =>
          profile && (
            <>
              {impersonated && profile.isMasked && <p>{texts.isMasked}</p>}
              <div className="own-columns">
                {blocksOf(profile).map((block) => (
                  <Facts key={block.title} {...block} level="h3" isOwn />
                ))}
                <Skills skills={profile.skills} level="h3" />
              </div>
              <p className="own-hint">{texts.isSomethingWrong}</p>
            </>
          )
        }
      </PageRead>
    </section>
  );
}
