import { mixed, object, string, type InferType } from 'yup';
import { call } from '../call';
import { messages, say } from '../messages';
import type { Arrangement } from './columns';

/** How a person wants the console to look; choices never made are absent. */
export const preferences = object({
  theme: string()
    .label('Theme')
    .oneOf(['light', 'dark', 'system'] as const, say(messages.invalid, { field: 'Theme' })),
  sidebar: string()
    .label('Sidebar')
    .oneOf(['expanded', 'collapsed'] as const, say(messages.invalid, { field: 'Sidebar' })),
  density: string()
    .label('Density')
    .oneOf(['comfortable', 'compact'] as const, say(messages.invalid, { field: 'Density' })),
  /** The columns of each list that was arranged; a change names only the screens that it changes (the server checks them: `areColumns`). */
  columns: mixed<Readonly<Record<string, Arrangement>>>(),
});
export type Preferences = InferType<typeof preferences>;

export const preferencesCalls = {
  /** Changes the named preferences and answers all of them. */
  update: call({
    method: 'PUT',
    path: 'preferences',
    access: 'signed in',
    request: preferences,
    response: preferences,
  }),
} as const;
