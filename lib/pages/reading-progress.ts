import type { SettingFinding } from '../config/setting-finding.ts'
import type { SiteConfig } from '../config/site-config.ts'

/** Minutes from which a page counts as long. */
const defaultMinMinutes = 4

/** Whether a page is so long that it shows how far it has been read. */
export function showsReadingProgress(
  minutes: number,
  { readingProgress }: Pick<SiteConfig, 'readingProgress'>,
): boolean {
  return readingProgress !== false && minutes >= (readingProgress?.minMinutes ?? defaultMinMinutes)
}

/** Minutes that no page could have. */
export function checkReadingProgress({ readingProgress }: Pick<SiteConfig, 'readingProgress'>): SettingFinding[] {
  if (readingProgress === undefined || readingProgress === false) return []
  const { minMinutes } = readingProgress
  if (minMinutes === undefined || (Number.isInteger(minMinutes) && minMinutes > 0)) return []
  const message = `readingProgress.minMinutes: ${minMinutes} is not a number of minutes.`
  return [{ value: String(minMinutes), message, hint: 'Write a whole number from 1, or “readingProgress: false”.' }]
}
