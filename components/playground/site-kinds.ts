import type { PlaygroundKinds } from '#lib/playground/playground-kind.ts'

/** The site's own kinds of playgrounds. The bundler replaces this module with those in `site/playgrounds/`. */
export const siteKinds: PlaygroundKinds = {}
