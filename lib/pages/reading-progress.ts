import type { SettingDiagnostic } from '../config/config-diagnostic.ts'
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

/** Reports a minimum reading time that is not a valid number of minutes. */
export function checkReadingProgress({ readingProgress }: Pick<SiteConfig, 'readingProgress'>): SettingDiagnostic[] {
  if (readingProgress === undefined || readingProgress === false) return []
  const { minMinutes } = readingProgress
  if (minMinutes === undefined || (Number.isInteger(minMinutes) && minMinutes > 0)) return []
  const message = `readingProgress.minMinutes: ${minMinutes} is not a number of minutes.`
  return [{ value: String(minMinutes), message, hint: 'Write a whole number from 1, or “readingProgress: false”.' }]
}
