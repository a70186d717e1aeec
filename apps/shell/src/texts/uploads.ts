/** The settings of uploads. */
export const videoHosts = 'Hosts of videos';
export const videoHostsHelp =
  'Videos by address may be at these hosts, such as player.vimeo.com. Press Enter or comma to add. Pages that are open now play them after they are loaded again.';
