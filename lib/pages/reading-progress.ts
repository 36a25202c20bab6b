import type { SiteConfig } from '../config/site-config.ts'

/** Reading time in minutes from which a page counts as long. */
const defaultMinMinutes = 4

/** Whether a page is long enough to show reading progress. */
export function showsReadingProgress(
  minutes: number,
  { readingProgress }: Pick<SiteConfig, 'readingProgress'>,
): boolean {
  return readingProgress !== false && minutes >= (readingProgress?.minMinutes ?? defaultMinMinutes)
}
