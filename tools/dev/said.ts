/** The messages of a dev server to the process that started it. */
export type Said =
  | { readonly is: 'listening'; readonly port: number }
  | { readonly is: 'building' }
  | { readonly is: 'built'; readonly ms: number }
  /** Each error with its file, line and excerpt. */
  | { readonly is: 'broken'; readonly errors: readonly string[] };
