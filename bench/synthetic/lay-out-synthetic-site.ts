import { layOutPlainSite } from './lay-out-plain-site.ts'
import { syntheticSite } from './synthetic-pages.ts'

/** Lays out our engine with the given number of synthetic pages. Returns the site's folder. */
export function layOutSyntheticSite(project: string, count: number): string {
  return layOutPlainSite(project, `synthetic-${count}`, syntheticSite(count))
}
