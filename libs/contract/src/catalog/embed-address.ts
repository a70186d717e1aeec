const embeds: readonly [host: RegExp, path: RegExp, address: (id: string) => string][] = [
  [
    /^((www|m)\.)?youtube\.com$/,
    /^\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)([\w-]{6,20})/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [/^youtu\.be$/, /^\/([\w-]{6,20})/, (id) => `https://www.youtube-nocookie.com/embed/${id}`],
  [/^(www\.)?vimeo\.com$/, /^\/(\d{5,12})/, (id) => `https://player.vimeo.com/video/${id}`],
];

/** The address by which a page of a known host is embedded: of what people copy from their browser, its player; any other stays as it is. */
export const embedAddress = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  for (const [host, path, embedded] of embeds) {
    const id = host.test(hostname) ? path.exec(pathname + search)?.[1] : undefined;
    if (id !== undefined) return embedded(id);
  }
  return address;
};

/** Host and port of an address, as the setting of video hosts spells them: 'player.vimeo.com'; undefined of what is no address of https. */
export const videoHostOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host, hostname, username } = new URL(address);
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost';
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLocal)) ? host : undefined;
};
