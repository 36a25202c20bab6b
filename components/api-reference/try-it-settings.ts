export interface ConsoleSettings {
  /** Prefix of the address of every call; without one, calls go straight to the chosen server. */
  corsProxy: string | undefined
}

declare const consoleSettings: ConsoleSettings

/** From the site’s configuration; the bundler writes them into the console. */
export const settings: ConsoleSettings = consoleSettings
