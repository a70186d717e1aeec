import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import {
  courseCurriculumCalls,
  courseLevels,
  coursePartCalls,
  courseVideoCalls,
  featureKinds,
  type Course,
  type CourseFeature,
  type CourseVideo,
} from '@lectern/contract/catalog';
import { keysOf } from '@lectern/contract/records';
import { hasContent } from '@lectern/contract/rich-text';
import { PageHeader } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { ImagePreview } from '@lectern/ui-kit/fields';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import { Button } from '@lectern/ui-kit/mui';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { RichText } from '@lectern/ui-kit/rich-text';
import { Link } from '@lectern/ui-kit/router';
import * as texts from '../../texts/course-preview';
import * as courseTexts from '../../texts/courses';
import { infoPath, listPath } from '../address';
import { priceText } from '../course';
import { useCourse } from '../use-course';
import { Lessons } from './Lessons';
import '../../detail/record-page.css';
import './preview.css';

const VideoPlayer = lazyWithRetry(
  () => import(/* webpackChunkName: "video-player" */ '../../course-video/VideoPlayer'),
);

/** What a student reads first: who teaches what, for how much. */
function Facts({ course }: { readonly course: Course }): ReactNode {
  const { level, languageName, rating, ratingCount, enrolments, duration, comparePrice, currency } = course;
  const facts = [
    texts.by(course.trainerName),
    courseLevels[level],
    languageName ?? '',
    courseTexts.minutes(duration),
    ratingCount > 0 && rating !== null ? courseTexts.stars(rating) : courseTexts.notRated,
    `${courseTexts.students}: ${enrolments.toLocaleString('en-GB')}`,
  ];
  return (
    <>
      <p className="course-preview-facts">{facts.filter(Boolean).join(' · ')}</p>
      <p className="course-preview-price">
        <strong>{priceText(course)}</strong>
        {!course.isFree && comparePrice !== null && (
          <s aria-label={texts.before(`${comparePrice} ${currency}`)}>{`${comparePrice} ${currency}`}</s>
        )}
      </p>
    </>
  );
}

function Features({ features }: { readonly features: readonly CourseFeature[] }): ReactNode {
  return keysOf(featureKinds).map((kind) => {
    const lines = features.filter((each) => each.kind === kind);
    return (
      lines.length > 0 && (
        <section key={kind} aria-label={featureKinds[kind]}>
          <h2>{featureKinds[kind]}</h2>
          <ul>
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

interface IntroProps {
  readonly course: Course;
  readonly video: CourseVideo | null;
  readonly onStale: () => Promise<unknown>;
}

function Intro({ course, video, onStale }: IntroProps): ReactNode {
  return (
    <div className="course-preview-intro">
      {course.imageFileId !== null && <ImagePreview id={course.imageFileId} />}
      {video ? (
        <VideoPlayer
          video={video}
          title={texts.introOf(course.title)}
          onStale={onStale}
          place={{ courseId: course.id }}
        />
      ) : (
        <p className="course-preview-quiet">{texts.noVideo}</p>
      )}
    </div>
  );
}

/** `/course/detail/preview?id=`: a course as a student who has it would see it. It only reads. */
export default function PreviewScreen(): ReactNode {
  const { id, read, row: course } = useCourse();
  const options = { enabled: id !== undefined, handled: 'all', staleTime: 0 } as const;
  const features = useRead(coursePartCalls.features, { id: id ?? 0 }, options);
  const curriculum = useRead(courseCurriculumCalls.read, { id: id ?? 0 }, options);
  const intro = useRead(courseVideoCalls.read, { id: id ?? 0 }, options);
  if (id === undefined)
    return <NoRecord icon="circle-play" title={courseTexts.one} texts={courseTexts} listPath={listPath} />;
  return (
    <div className="page-stack">
      <PageHeader title={course?.title ?? courseTexts.one}>
        <Button component={Link} to={infoPath(id)}>
          {texts.back}
        </Button>
      </PageHeader>
      <PageRead reads={[read, features, curriculum, intro]} what={courseTexts.theCourse} loading={courseTexts.loading}>
        {() =>
          course && (
            <article className="course-preview">
              <p className="record-note">
                {texts.note} {course.status !== 'published' && texts.notOnSale}
              </p>
              <header>
                {course.shortDescription && <p className="course-preview-lead">{course.shortDescription}</p>}
                <Facts course={course} />
              </header>
              <Intro course={course} video={intro.data?.video ?? null} onStale={intro.refetch} />
              <section aria-label={texts.description}>
                <h2>{texts.description}</h2>
                {hasContent(course.descriptionHtml) ? (
                  <RichText html={course.descriptionHtml} />
                ) : (
                  <p className="course-preview-quiet">{texts.noDescription}</p>
                )}
              </section>
              <Features features={features.data?.features ?? []} />
              <Lessons sections={curriculum.data?.sections ?? []} />
            </article>
          )
        }
      </PageRead>
    </div>
  );
}
