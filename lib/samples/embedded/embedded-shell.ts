import type { Language } from '../../languages/languages.ts'
import type { PlacedText } from '../../pages/place-in-source.ts'
import { jenkinsShell } from './jenkins-shell.ts'
import { workflowShell } from './workflow-shell.ts'

/**
 * The shell scripts in a sample of another language: `run:` of a GitHub workflow, `script:` of a GitLab pipeline, `sh
 * '…'` of a Jenkins pipeline. Template expressions in them are replaced with a word of the same length. `placeOf` maps
 * places of a script to the sample's text.
 */
export function embeddedShell(language: Language, text: string): PlacedText[] {
  if (language === 'yaml') return workflowShell(text)
  return language === 'groovy' ? jenkinsShell(text) : []
}
