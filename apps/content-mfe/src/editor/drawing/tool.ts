import type { ReactNode } from 'react';
import type { SourceFormat } from '@lectern/contract/content';

/** What a drawing is edited from. */
export interface Source {
  readonly format: SourceFormat;
  readonly text: string;
}

/** A drawing as it is stored and put into the text. */
export interface Drawn {
  readonly source: Source;
  readonly png: Blob;
  /** What it shows, for those who don't see it. */
  readonly alt: string;
}

/** A tool that somebody draws with. */
export interface OpenTool {
  readonly isEmpty: () => boolean;
  /** Shows a typed or pasted source. @throws an Error with a sentence where it can't be read */
  readonly show: (text: string) => Promise<void>;
  readonly drawn: () => Promise<Drawn>;
  /** The source as it is now, where it is there at once: for drafts. */
  readonly source?: () => string;
  readonly close: () => void;
}

/** What a tool is opened with. */
export interface Opening {
  /** Where it shows itself. */
  readonly place: HTMLElement;
  /** For a tool that is a part of React: what is shown there. */
  readonly render: (content: ReactNode) => void;
  /** What it begins with; undefined for an empty drawing. */
  readonly source: Source | undefined;
  /** Called whenever the person has changed the drawing. */
  readonly onChange: () => void;
}

/** A tool for drawings: its code is fetched when it is opened. */
export interface DrawingTool {
  /** Stored with each drawing, with the version of the tool that is open. */
  readonly name: string;
  readonly open: (opening: Opening) => Promise<OpenTool & { readonly version: string }>;
}
