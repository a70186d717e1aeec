import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Failure } from '@lectern/contract/wire';
import { courseCaptionCalls, courseVideoCalls, type CourseVideo } from '@lectern/contract/catalog';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import { OneOf } from '@lectern/ui-kit/form';
import { useLanguages } from '@lectern/ui-kit/languages';
import { Button, OutlinedInput } from '@lectern/ui-kit/mui';
import * as texts from '../texts/captions';
import './captions.css';

type Caption = CourseVideo['captions'][number];
interface Props {
  readonly video: CourseVideo;
  /** The course, or the lesson, that the video is of. */
  readonly place: { readonly id: number } | { readonly lessonId: number };
}

const changed = [courseVideoCalls.read];
const inForm = { handled: [400, 409] };

/** The captions of an uploaded video: one file a language, added, replaced and removed. */
export function Captions({ video: { captions }, place }: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const target = useRef<Caption>(undefined);
  const { options } = useLanguages();
  const [languageId, setLanguageId] = useState<number | ''>('');
  const [label, setLabel] = useState('');
  const [removing, setRemoving] = useState<Caption>();
  const [refused, setRefused] = useState<string>();
  const { mutateAsync: add, isPending: isAdding } = useCall(courseCaptionCalls.add, inForm);
  const { mutateAsync: change, isPending: isChanging } = useCall(courseCaptionCalls.change, inForm);
  const { mutateAsync: remove } = useCall(courseCaptionCalls.remove);
  const attempt = useAction(changed);
  const isBusy = isAdding || isChanging;
  const left = options.filter(({ value }) => !captions.some((caption) => caption.languageId === value));

  const chooseFor = (caption: Caption | undefined): void => {
    if (isBusy || (caption === undefined && languageId === '')) return;
    target.current = caption;
    chooser.current?.click();
  };
  const take = async (file: File): Promise<void> => {
    const { current } = target;
    setRefused(undefined);
    // What is wrong with a file stays to be read while it is corrected.
    const onFailure = ({ message }: Failure): void => setRefused(texts.refused(file.name, message));
    if (current) {
      const { id, version } = current;
      await attempt(() => change({ id, version, file }), { successText: texts.replaced, onFailure });
      return;
    }
    if (languageId === '') return;
    await attempt(
      async () => {
        await add({ ...place, languageId, label: label.trim() || undefined, file });
        setLanguageId('');
        setLabel('');
      },
      { successText: texts.added, onFailure },
    );
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again after it was corrected.
    currentTarget.value = '';
    if (file) void take(file);
  };
  return (
    <section className="video-captions" aria-label={texts.captions}>
      <h2>{texts.captions}</h2>
      {captions.length === 0 && <p className="field-help">{texts.none}</p>}
      <ul>
        {captions.map((caption) => (
          <li key={caption.id}>
            <span lang={caption.language}>{caption.label}</span>
            <small>{texts.factsOf(caption.language, caption.cues)}</small>
            <Button aria-label={texts.replaceOf(caption.label)} onClick={() => chooseFor(caption)}>
              {texts.replace}
            </Button>
            <Button variant="text" aria-label={texts.removeOf(caption.label)} onClick={() => setRemoving(caption)}>
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <div className="video-captions-add">
          <OneOf
            label={texts.language}
            placeholder={texts.chooseLanguage}
            value={languageId}
            options={left}
            onChange={setLanguageId}
          />
          <label className="field">
            <span className="field-label">{texts.label}</span>
            <OutlinedInput
              value={label}
              inputProps={{ maxLength: 60 }}
              onChange={({ currentTarget }) => setLabel((currentTarget as HTMLInputElement).value)}
            />
          </label>
          <Button aria-disabled={isBusy || languageId === ''} aria-busy={isBusy} onClick={() => chooseFor(undefined)}>
            {texts.add}
          </Button>
        </div>
      )}
      {refused !== undefined && (
        <p role="alert" className="video-captions-refused">
          {refused}
        </p>
      )}
      <p className="field-help">{texts.limits}</p>
      <input ref={chooser} type="file" hidden accept=".vtt,text/vtt" aria-label={texts.add} onChange={choose} />
      {removing && (
        <ConfirmDialog
          open
          danger
          title={texts.removeTitle(removing.label)}
          verb={texts.remove}
          cancel={texts.keep}
          onCancel={() => setRemoving(undefined)}
          onConfirm={() =>
            void attempt(() => remove({ id: removing.id, version: removing.version }), {
              successText: texts.removed,
            }).finally(() => setRemoving(undefined))
          }
        >
          {texts.removeMeans}
        </ConfirmDialog>
      )}
    </section>
  );
}
