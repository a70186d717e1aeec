import type { ReactNode } from 'react';
import { requiredText } from '@lectern/contract/fields';
import { urlText } from '@lectern/contract/fields';
import { FormNote, ServerForm, TextField, useServerForm } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { object } from 'yup';
import * as texts from '../texts/course-video';
import { useVideoHosts } from './use-video-hosts';

interface Props {
  /** Saves the video at this address; the call leaves 400 and 409 to the form. */
  readonly send: (url: string) => Promise<unknown>;
}
interface Values {
  url: string;
}

const initial: Values = { url: '' };
const schema = object({
  url: requiredText(texts.byAddress, { max: 500 }).concat(urlText(texts.byAddress) as never),
});

/** A video by the address of its page. */
export function VideoAddress({ send }: Props): ReactNode {
  const hosts = useVideoHosts();
  const form = useServerForm<Values, undefined, unknown>({
    schema,
    initial,
    send: ({ url }) => send(url),
    onSaved: () => undefined,
    fieldOf: (property) => property.replace('video.', ''),
  });
  return (
    <ServerForm form={form}>
      <FormNote text={form.note} />
      <div className="video-address">
        <TextField name="url" label={texts.byAddress} help={texts.addressHelp(hosts)} />
        <Button type="submit" aria-busy={form.busy} aria-disabled={form.busy}>
          {texts.useAddress}
        </Button>
      </div>
    </ServerForm>
  );
}
