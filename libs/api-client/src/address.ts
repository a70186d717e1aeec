type Values = Readonly<Record<string, unknown>>;

/** Path and what is left of the request once the names in `{}` are filled in from it. */
export const fillPath = (path: string, request: Values): { path: string; rest: Values } => {
  const rest: Record<string, unknown> = { ...request };
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
};

/** The list grammar's query: `filter` becomes `filter[name]=…`, what is undefined or null is left out, lists are joined by commas. */
export const queryOf = (request: Values): URLSearchParams => {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null) return;
    if (typeof value === 'object' && !Array.isArray(value))
      for (const [key, each] of Object.entries(value)) add(`${name}[${key}]`, each);
    else query.append(name, String(value));
  };
  for (const [name, value] of Object.entries(request)) add(name, value);
  return query;
};

/** The body of a call that takes a file, which comes last; the other fields are texts. */
export const formOf = (request: Values): FormData => {
  const form = new FormData();
  const fields = Object.entries(request).filter(([, value]) => value !== undefined && value !== null);
  for (const [name, value] of fields) if (!(value instanceof Blob)) form.append(name, String(value));
  for (const [name, value] of fields)
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : 'file');
  return form;
};
