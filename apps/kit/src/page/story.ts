import type { ReactNode } from 'react';
import type { Call, ResponseOf } from '@lectern/contract/call';
import type { Preferences } from '@lectern/contract/platform/preferences';
import type { Right } from '@lectern/contract/rights';
import type { Handler } from '@lectern/api-client/testing';
import type { Hand } from './hand';
import { leaveOpen } from './transport';

/** A call's line and what it is answered. */
export type Reply = readonly [line: string, handler: Handler];

/** A part in one of its states. */
export interface Story {
  readonly show: () => ReactNode;
  /** What its calls are answered; a call without an answer fails. */
  readonly answers?: readonly Reply[];
  /** The address of the part's own router. */
  readonly at?: string;
  readonly rights?: readonly Right[];
  readonly preferences?: Preferences;
  /** What a person does to bring it into its state. */
  readonly act?: (hand: Hand) => Promise<void>;
  /** Esc closes what is open in it. */
  readonly closes?: true;
  /** A phone has no such thing. */
  readonly onlyWide?: true;
}
/** The states of a part, by name. */
export type States = Readonly<Record<string, Story>>;

const lineOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`;

/** The call is answered so. */
export const reply = <C extends Call>(call: C, result: ResponseOf<C>): Reply => [lineOf(call), () => ({ result })];
/** The call is refused so, as the API refuses. */
export const refuse = (
  call: Pick<Call, 'method' | 'path'>,
  status: number,
  failure: Readonly<Record<string, unknown>>,
): Reply => [lineOf(call), () => ({ status, failure })];
/** The call waits for its answer as long as the page is there. */
export const wait = (call: Pick<Call, 'method' | 'path'>): Reply => [lineOf(call), leaveOpen];
