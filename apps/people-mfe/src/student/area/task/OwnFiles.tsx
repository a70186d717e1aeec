import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { driveCalls } from '@lectern/contract/people';
import { useAction } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { sizeText } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { saveFile } from '../../../batch/drive/drive-files';
import * as texts from '../../../texts/own-tasks';
import './own-tasks.css';

const nothing = [] as const;

/** Block of the student area: the files that one's batches share. */
export default function OwnFiles(): ReactNode {
  const read = useRead(driveCalls.own, {}, { handled: 'all', staleTime: 0 });
  const attempt = useAction(nothing);
  const items = read.data?.items ?? [];
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const files = items.filter(({ kind }) => kind === 'file');
  return (
    <section className="own-tasks" aria-label={texts.filesTitle}>
      <h2>{texts.filesTitle}</h2>
      <PageRead reads={[read]} what={texts.theFiles} loading={texts.loadingFiles}>
        {() =>
          files.length === 0 ? (
            <p className="own-hint">{texts.noFiles}</p>
          ) : (
            <ul>
              {files.map(({ id, name, bytes, parentId, batchTitle }) => (
                <li key={id}>
                  <Button
                    variant="text"
                    aria-label={texts.saveFile(name)}
                    onClick={() => void attempt(() => saveFile(id))}
                  >
                    {name}
                  </Button>
                  <span>
                    {[batchTitle, parentId !== null && names.get(parentId), bytes !== null && sizeText(bytes)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </PageRead>
    </section>
  );
}
