export interface ConsoleSettings {
  /** Prefix of every call's URL; without it, calls go directly to the server. */
  corsProxy: string | undefined
  /** Whether readers can enter another host. A site's content security policy may block calls to it. */
  otherHosts: boolean
}

declare const consoleSettings: ConsoleSettings

/** The bundler inserts them from the site's configuration. */
export const settings: ConsoleSettings = consoleSettings
