import { useMemo, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useMay } from '@lectern/auth';
import { SlotPlace } from '../kit/slot-place';
import * as texts from '../texts/image';

interface Props {
  /** Takes the file of the chosen picture. */
  readonly onPick: (fileId: number) => void;
}

/** The slot that the library fills. */
const picker = 'content.filePicker.v1';

/** Lets a person who may see the library choose a picture of it; without the library all other ways to an image work. */
export function FromLibrary({ onPick }: Props): ReactNode {
  const maySee = useMay(['libraryList']);
  const [isOpen, setOpen] = useState(false);
  const props = useMemo(
    () => ({
      onPick: ({ id }: { readonly id: number }) => {
        setOpen(false);
        onPick(id);
      },
      onClose: () => setOpen(false),
    }),
    [onPick],
  );
  if (!maySee) return null;
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        {texts.fromLibrary}
      </Button>
      {isOpen && (
        <SlotPlace
          slot={picker}
          props={props}
          waiting={<p role="status">{texts.libraryComes}</p>}
          empty={<p role="status">{texts.noLibrary}</p>}
        />
      )}
    </>
  );
}
