import type { ReactNode } from 'react';
import { jobModes, type JobPostDetail } from '@lectern/contract/catalog';
import { hasContent } from '@lectern/contract/rich-text';
import { dateText } from '@lectern/ui-kit';
import { HistoryFold } from '@lectern/ui-kit/detail';
import { historyWords } from '@lectern/ui-kit/records';
import { RichText } from '@lectern/ui-kit/rich-text';
import * as texts from '../../texts/jobs';
import { job as record } from '../job';
import { JobPage } from './JobPage';

function Info({ job }: { readonly job: JobPostDetail }): ReactNode {
  const facts = [
    [texts.category, job.categoryPath.join(' / ')],
    [texts.skill, job.skillName],
    [texts.language, job.languageName ?? texts.noLanguage],
    [texts.where, texts.placeText(jobModes[job.mode], job.city)],
    [texts.posted, dateText(job.createdAt)],
    [texts.awardedTo, job.acceptedTrainerName ?? texts.notYet],
  ] as const;
  return (
    <>
      <section aria-label={texts.facts}>
        <h2>{texts.facts}</h2>
        <dl className="job-facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={texts.description}>
        <h2>{texts.description}</h2>
        {hasContent(job.descriptionHtml) ? <RichText html={job.descriptionHtml} /> : <p>{texts.noDescription}</p>}
      </section>
      <HistoryFold entity={record.entity} id={job.id} words={historyWords(record)} />
    </>
  );
}

/** `/job/detail/info?id=`: what is looked for, and what happened with it. */
export default function InfoScreen(): ReactNode {
  return <JobPage>{(job) => <Info job={job} />}</JobPage>;
}
