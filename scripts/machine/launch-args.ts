/**
 * Switches of every Chromium that the project starts: it must run as root, without a GPU, and without contacting other
 * services.
 */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const
