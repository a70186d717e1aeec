/** The field of formatted text before, and instead of, its editor. */
export const empty = 'Nothing written yet';
export const loading = 'The editor is loading';
export const unavailable =
  'The editor is not available. The text stays as it is, what you type is added at its end, and the form can be saved.';
