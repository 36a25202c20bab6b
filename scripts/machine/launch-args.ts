/**
 * Switches of every Chromium that the project starts: it must run as root, without a GPU, and without contacting other
 * services. The one without windows must break lines as one with windows does, whose letters are fitted to pixels only
 * slightly.
 */
export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=slight',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const
