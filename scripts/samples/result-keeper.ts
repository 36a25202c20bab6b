import { rememberLast } from '../content/remember-last.ts'
import { openResultCache, type ResultCache } from './result-cache.ts'

/** What a process that checks again and again keeps of its work on the samples of pages. */
export interface KeptResults<Single, Whole> {
  /**
   * The result for a page: the one of the last time while it has the same samples, else made of single results.
   * @param samples the page's, by identity
   */
  forPage: (samples: object, make: (cache: ResultCache<Single>) => Promise<Whole>) => Promise<Whole>
}

export interface ResultKeeper<Single, Whole> {
  /** The results of one engine; those of another are forgotten. */
  open: (root: string, engine: string) => KeptResults<Single, Whole>
  save: () => void
}

/**
 * Keeps results in memory by page, and below them single results on disk.
 * @param lasts whether another run may take a single result over; by default each
 */
export function createResultKeeper<Single, Whole>(
  name: string,
  lasts?: (result: Single) => boolean,
): ResultKeeper<Single, Whole> {
  let opened: ResultCache<Single> | undefined
  const open = rememberLast((root: string, engine: string): KeptResults<Single, Whole> => {
    const cache = openResultCache<Single>(root, name, engine, lasts)
    const pages = new WeakMap<object, Whole>()
    opened = cache
    return {
      async forPage(samples, make) {
        const result = pages.get(samples) ?? (await make(cache))
        pages.set(samples, result)
        return result
      },
    }
  })
  return { open, save: () => opened?.save() }
}
