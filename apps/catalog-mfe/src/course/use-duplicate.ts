import { useCall } from '@lectern/api-client/hooks';
import { courseCalls } from '@lectern/contract/catalog';
import { useAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/courses';
import { infoPath } from './address';
import { course as record } from './course';

/** Copies a course into a new draft and opens it. */
export const useDuplicate = () => {
  const navigate = useNavigate();
  const attempt = useAction(record.changed);
  const { mutateAsync } = useCall(courseCalls.duplicate);
  return ({ id }: { readonly id: number }): void =>
    void attempt(
      async () => {
        const { course } = await mutateAsync({ id });
        void navigate(infoPath(course.id));
      },
      { successText: texts.duplicated },
    );
};
