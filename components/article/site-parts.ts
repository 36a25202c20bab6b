/** Adds behavior to the elements of an article. */
type Enhance = (root: HTMLElement, signal: AbortSignal) => void

/** Behavior that only some pages need, by the selector of its elements. */
export type OnDemandPart = readonly [selector: string, id: string, load: () => Promise<Enhance>]

/** The scripts of a site's own components. The bundler replaces this module with those in `site/components/`. */
export const siteParts: readonly OnDemandPart[] = []
