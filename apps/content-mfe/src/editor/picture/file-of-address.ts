/** The picture in an address of the kind `data:image/png;base64,…`. */
export const fileOf = (address: string | undefined): File | undefined => {
  const [, type, text] = /^data:(image\/\w+);base64,(.+)$/s.exec(address ?? '') ?? [];
  if (type === undefined || text === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
};
