import site from '../../site.config.ts'

/** Patterns for a suite's tests that need this site's own content. A site that names no folder for them has none. */
export function ownTests(suite: string): string[] {
  return site.tests === undefined ? [] : [`${site.tests}/${suite}/**/*.test.ts`]
}
