const noAddress = 'The editor has no address to upload pictures to';

/** Goes on with what sends a picture. Without it pictures can't be uploaded, which is a warning in the log and nothing else (specification, section 7). */
export const withAddress = <Send>(send: Send | undefined, goOn: (send: Send) => void): void => {
  if (send === undefined) console.warn(noAddress);
  else goOn(send);
};
