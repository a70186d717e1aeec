import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { courseVideoCalls } from '@lectern/contract/catalog';
import { idOf, useSearchParams } from '@lectern/ui-kit/router';
import { CoursePage } from '../course/CoursePage';
import { IntroVideo } from './IntroVideo';

/** `/course/detail/intro-video?id=`: what students see of a course before they buy it. */
export default function IntroVideoScreen(): ReactNode {
  const id = idOf(useSearchParams()[0]);
  const read = useRead(
    courseVideoCalls.read,
    { id: id ?? 0 },
    { enabled: id !== undefined, handled: 'all', staleTime: 0 },
  );
  return (
    <CoursePage
      reads={[read]}
      main={(course, mayEdit) =>
        read.data && (
          <IntroVideo
            courseId={course.id}
            title={course.title}
            video={read.data.video}
            mayEdit={mayEdit}
            onStale={read.refetch}
          />
        )
      }
    />
  );
}
