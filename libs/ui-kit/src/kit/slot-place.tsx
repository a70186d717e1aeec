import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

export interface SlotPlaceProps {
  /** The slot by its versioned id. */
  readonly slot: string;
  /** What a contribution gets; a stable object, as it is checked against the slot's contract whenever it is another one. */
  readonly props: object;
  /** While a contribution is on its way. */
  readonly waiting: ReactNode;
  /** When nobody fills the slot for this person. */
  readonly empty: ReactNode;
}

const Places = createContext<ComponentType<SlotPlaceProps> | undefined>(undefined);

/** Where the shell says how a slot is filled; nothing else knows which remotes there are. */
export const SlotPlaces = Places.Provider;

/** A place that another remote fills; `empty` where there is no shell around, as in a component test. */
export function SlotPlace(props: SlotPlaceProps): ReactNode {
  const Filled = useContext(Places);
  return Filled ? <Filled {...props} /> : props.empty;
}
