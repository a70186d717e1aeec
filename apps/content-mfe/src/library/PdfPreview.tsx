import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { libraryDocumentCalls, type LibraryItem } from '@lectern/contract/content';
import { IconAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/library';
import { drawPage, openPdf, wordsOf } from './pdf';

interface Props {
  readonly item: Pick<LibraryItem, 'id' | 'title' | 'altText'>;
}
type Pdf = Awaited<ReturnType<typeof openPdf>>;

const fetchPdf = async (id: number, signal: AbortSignal): Promise<Pdf> => {
  const { url } = await send(libraryDocumentCalls.address, { id }, { quiet: true, handled: 'all', signal });
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`a PDF was answered ${answer.status}`);
  return openPdf(await answer.arrayBuffer());
};

/** Shows a PDF page by page, drawn in the page itself; a screen reader reads the words of the page. */
export default function PdfPreview({ item: { id, title, altText } }: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<Pdf>();
  const [no, setNo] = useState(1);
  const [words, setWords] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback((): void => {
    setFaulty(false);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    let opened: Pdf | undefined;
    fetchPdf(id, stop.signal).then(
      (found) => {
        opened = found;
        if (stop.signal.aborted) void found.destroy();
        else setPdf(found);
      },
      () => !stop.signal.aborted && setFaulty(true),
    );
    return () => {
      stop.abort();
      void opened?.destroy();
    };
  }, [id, attempt]);
  useEffect(() => {
    if (!pdf || !canvas.current) return undefined;
    let isLeft = false;
    // A canvas is drawn on by one page at a time: each gets its own.
    const sheet = canvas.current;
    Promise.all([drawPage(pdf, no, sheet), wordsOf(pdf, no)]).then(
      ([, found]) => !isLeft && setWords(found),
      () => !isLeft && setFaulty(true),
    );
    return () => void (isLeft = true);
  }, [pdf, no]);
  if (isFaulty)
    return (
      <div className="library-picture is-large" role="alert">
        <p>{texts.notShown}</p>
        <Button onClick={retry}>{texts.retry}</Button>
      </div>
    );
  const pages = pdf?.numPages ?? 0;
  return (
    <figure className="library-pdf" aria-label={texts.pagesOf(title)} aria-busy={pages === 0}>
      <div>
        <canvas key={no} ref={canvas} role="img" aria-label={texts.pageOf(no, altText || title)} />
      </div>
      <p className="visually-hidden">{words}</p>
      <figcaption>
        <IconAction
          icon="chevron-left"
          label={texts.pageBefore}
          tip={texts.pageBefore}
          disabled={no <= 1}
          onClick={() => setNo(no - 1)}
        />
        <span role="status">{pages === 0 ? texts.loadingPages : texts.pageNo(no, pages)}</span>
        <IconAction
          icon="chevron-right"
          label={texts.pageAfter}
          tip={texts.pageAfter}
          disabled={no >= pages}
          onClick={() => setNo(no + 1)}
        />
      </figcaption>
    </figure>
  );
}
