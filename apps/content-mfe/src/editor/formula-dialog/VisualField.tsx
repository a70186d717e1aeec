import { useEffect, useRef, type ReactNode } from 'react';
import { MathfieldElement } from 'mathlive';
import * as texts from '../../texts/formula-dialog';
import { trustedDrawing } from '../trusted';
import { readableTex } from './readable-tex';
import { letters, symbols } from './symbols';
import { Symbols } from './Symbols';
import 'mathlive/fonts.css';

MathfieldElement.createHTML = trustedDrawing;
// Nothing is fetched: the fonts are in the style sheet, and it makes no sound.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;
MathfieldElement.plonkSound = null;
MathfieldElement.keypressSound = null;

/** Keys that lead to parts which are off: Escape closes the dialog, and the TeX has a field of its own. */
const isOff = ({ key, command }: { readonly key: string; readonly command: unknown }): boolean =>
  key === '[Escape]' || /toggle(VirtualKeyboard|ContextMenu|KeystrokeCaption)/.test(String(command));

const mathfield = (value: string): MathfieldElement => {
  const field = new MathfieldElement({
    mathVirtualKeyboardPolicy: 'manual',
    popoverPolicy: 'off',
    environmentPopoverPolicy: 'off',
    smartMode: false,
    removeExtraneousParentheses: false,
  });
  field.value = value;
  field.setAttribute('aria-label', texts.visualField);
  return field;
};

interface Props {
  readonly tex: string;
  readonly onChange: (tex: string) => void;
  /** It is there: the drawing in its place goes. */
  readonly onReady: () => void;
  /** Whether the person has done nothing else meanwhile. */
  readonly takesFocus: boolean;
}

/** A formula written as it looks, by MathLive. */
export default function VisualField({ tex, onChange, onReady, takesFocus }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement>(undefined);
  const latest = useRef({ tex, onChange, onReady, takesFocus });
  useEffect(() => void (latest.current = { tex, onChange, onReady, takesFocus }));
  useEffect(() => {
    const made = mathfield(latest.current.tex);
    const tell = (): void => latest.current.onChange(readableTex(made.getValue('latex')));
    made.addEventListener('input', tell);
    place.current?.append(made);
    made.menuItems = [];
    made.keybindings = made.keybindings.filter((each) => !isOff(each));
    // A phone shows its own keyboard: MathLive's is off.
    made.shadowRoot?.querySelector<HTMLElement>('[part=keyboard-sink]')?.setAttribute('inputmode', 'text');
    field.current = made;
    latest.current.onReady();
    // The dialog gives its first field the focus in the same go.
    const focus = latest.current.takesFocus ? setTimeout(() => made.focus()) : undefined;
    return () => {
      clearTimeout(focus);
      made.remove();
    };
  }, []);
  useEffect(() => {
    const made = field.current;
    if (made && readableTex(made.getValue('latex')) !== tex) made.setValue(tex, { silenceNotifications: true });
  }, [tex]);
  const insert = (part: string): void =>
    void field.current?.insert(part, { focus: true, insertionMode: 'replaceSelection', selectionMode: 'placeholder' });
  return (
    <>
      <div ref={place} className="formula-visual" />
      <Symbols label={texts.structures} symbols={symbols} onChoose={insert} />
      <Symbols label={texts.letters} symbols={letters} onChoose={insert} />
    </>
  );
}
