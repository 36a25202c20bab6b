import { describe } from 'vitest'
import { siteParts } from './site-parts.ts'

/**
 * Groups tests of a part that a site may not have. Without it, they are skipped, and the name of the group is the
 * reason, which `npm test` prints at its end.
 */
export function whereSiteHas(part: keyof typeof siteParts, tests: () => void): void {
  describe.skipIf(!siteParts[part])(siteParts[part] ? part : `the site has no ${part}`, tests)
}
