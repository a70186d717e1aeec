import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { contentPdf, PropsOf } from '@lectern/remote-kit/slots';
import { IconAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/pdf';
import { faultOf, type Fault } from './fault';
import { drawPage, openPdf, wordsOf } from './pdf';
import './pdf.css';

type Pdf = Awaited<ReturnType<typeof openPdf>>;

const fetchPdf = async (address: () => Promise<string>, signal: AbortSignal): Promise<Pdf> => {
  const answer = await fetch(await address(), { signal });
  if (!answer.ok) throw new Error(`a PDF was answered ${answer.status}`);
  return openPdf(await answer.arrayBuffer());
};

/** A PDF page by page, drawn in the page itself; a screen reader reads the words of the page: the contribution to `content.pdf.v1`. */
export default function PdfPages({ name, altText, address }: PropsOf<typeof contentPdf>): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pdf, setPdf] = useState<Pdf>();
  const [no, setNo] = useState(1);
  const [words, setWords] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback((): void => {
    setFault(undefined);
    setAttempt((before) => before + 1);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    let opened: Pdf | undefined;
    fetchPdf(address, stop.signal).then(
      (found) => {
        opened = found;
        if (stop.signal.aborted) void found.destroy();
        else setPdf(found);
      },
      (error: unknown) => !stop.signal.aborted && setFault(faultOf(error)),
    );
    return () => {
      stop.abort();
      void opened?.destroy();
    };
  }, [address, attempt]);
  useEffect(() => {
    if (!pdf || !canvas.current) return undefined;
    let isLeft = false;
    // A canvas is drawn on by one page at a time: each gets its own.
    const sheet = canvas.current;
    Promise.all([drawPage(pdf, no, sheet), wordsOf(pdf, no)]).then(
      ([, found]) => !isLeft && setWords(found),
      (error: unknown) => !isLeft && setFault(faultOf(error)),
    );
    return () => void (isLeft = true);
  }, [pdf, no]);
  if (fault)
    return (
      <div className="pdf-fault" role="alert">
        <p>{texts.faults[fault]}</p>
        {fault === 'missing' && <Button onClick={retry}>{texts.retry}</Button>}
      </div>
    );
  const pages = pdf?.numPages ?? 0;
  return (
    <figure className="pdf-pages" aria-label={texts.pagesOf(name)} aria-busy={pages === 0}>
      <div>
        <canvas key={no} ref={canvas} role="img" aria-label={texts.pageOf(no, altText || name)} />
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
