import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { useFormik } from 'formik';
import { announce, notify, PageHeader, useUnsaved } from '@lectern/ui-kit';
import { FieldsOf, SelectField, TagsField } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { Link, useSearchParams } from '@lectern/ui-kit/router';
import * as texts from '../texts/library';
import { countsOf } from './additions';
import { AdditionRow } from './AdditionRow';
import { libraryFiles } from './file-kinds';
import { folderOptions } from './folders';
import { useAdditions } from './use-additions';
import { useFolders } from './use-folders';
import './add-files.css';

interface Values {
  folderId: number | '';
  tags: readonly string[];
}

/** `/library/add`: up to 200 files at once, into a folder and with tags. */
export default function AddFilesScreen(): ReactNode {
  const [params] = useSearchParams();
  const folders = useFolders();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const formik = useFormik<Values>({
    initialValues: { folderId: Number(params.get('folder')) || '', tags: [] },
    onSubmit: () => undefined,
  });
  const { folderId, tags } = formik.values;
  const known = folders.tree.some(({ id }) => id === folderId);
  const additions = useAdditions({ folderId: known ? Number(folderId) : null, tags }, libraryFiles);
  const { all, done, failed, isBusy } = countsOf(additions.additions);
  useUnsaved(isBusy);

  const start = (files: readonly File[]): void => {
    const left = additions.start(files);
    if (left > 0) notify('warning', texts.tooMany(left));
    else announce(texts.summary(done, all + files.length, failed));
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    start([...(currentTarget.files ?? [])]);
    // The same file may be chosen again after it was refused or taken off.
    currentTarget.value = '';
  };
  const hover =
    (over: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(over);
    };
  const drop = (event: DragEvent): void => {
    hover(false)(event);
    start([...event.dataTransfer.files]);
  };
  const mayRetry = additions.additions.some(({ state, mayRetry: may }) => state === 'failed' && may);
  return (
    <div className="page-stack">
      <PageHeader title={texts.addTitle} />
      <div className="library-add">
        <FieldsOf formik={formik}>
          <div className="library-into">
            <SelectField
              name="folderId"
              label={texts.intoFolder}
              optional
              options={folderOptions(folders.tree)}
              placeholder={texts.noFolder}
            />
            <TagsField name="tags" label={texts.withTags} optional help={texts.tagsHelp} />
          </div>
        </FieldsOf>
        <div
          role="group"
          aria-label={texts.files}
          aria-describedby="library-limits"
          className={`library-drop${isOver ? ' is-over' : ''}`}
          onDrop={drop}
          onDragOver={hover(true)}
          onDragLeave={hover(false)}
        >
          <b>{texts.dropHere}</b>
          <Button variant="contained" aria-describedby="library-limits" onClick={() => chooser.current?.click()}>
            {texts.chooseFiles}
          </Button>
          <p id="library-limits">{texts.limits}</p>
          <input ref={chooser} type="file" multiple hidden accept={libraryFiles.accept} onChange={choose} />
        </div>
        {all > 0 && (
          <section aria-label={texts.files} className="library-additions">
            <div>
              <b role="status">{texts.summary(done, all, failed)}</b>
              {mayRetry && (
                <Button variant="text" onClick={additions.retryAll}>
                  {texts.retryAll}
                </Button>
              )}
              <Button component={Link} to="/library">
                {texts.toLibrary}
              </Button>
            </div>
            <ul>
              {additions.additions.map((addition) => (
                <AdditionRow key={addition.key} addition={addition} additions={additions} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
