/** Lets the browser save what an address leads to, under this name; without one under that which the server answers. */
export const saveAddress = (href: string, name = ''): void => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
};

/** Lets the browser save a file under its name. */
export const saveBlob = (file: File): void => {
  const address = URL.createObjectURL(file);
  saveAddress(address, file.name);
  URL.revokeObjectURL(address);
};
