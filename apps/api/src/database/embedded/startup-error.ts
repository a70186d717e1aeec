/** A condition that the person who starts the console must mend; its message is one clear sentence. */
export class StartupError extends Error {}
