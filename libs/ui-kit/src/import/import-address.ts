/** The step of an import, by the address: nothing chosen, a file being sent, or a job. */
export type ImportPlace =
  | { readonly at: 'upload' }
  | { readonly at: 'match'; readonly fileId: number }
  | { readonly at: 'job'; readonly jobId: number };

const idOf = (params: URLSearchParams, name: string): number | undefined => {
  const text = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
};

/** The job goes before the file: who opens the address again, here or elsewhere, goes on where it is. */
export const importPlaceOf = (params: URLSearchParams): ImportPlace => {
  const [jobId, fileId] = [idOf(params, 'job'), idOf(params, 'file')];
  if (jobId !== undefined) return { at: 'job', jobId };
  return fileId === undefined ? { at: 'upload' } : { at: 'match', fileId };
};
