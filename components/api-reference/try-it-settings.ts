export interface ConsoleSettings {
  /** Prefix of the address of every call; without one, calls go straight to the chosen server. */
  corsProxy: string | undefined
  /** Whether a reader may name another host; the policy of a site may refuse calls to it. */
  otherHosts: boolean
}

declare const consoleSettings: ConsoleSettings

/** From the site’s configuration; the bundler writes them into the console. */
export const settings: ConsoleSettings = consoleSettings
