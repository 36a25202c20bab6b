import type { PlacedText } from '../place-in-source.ts'
import type { SampleLanguage } from '../sample.ts'
import { jenkinsShell } from './jenkins-shell.ts'
import { workflowShell } from './workflow-shell.ts'

/**
 * The shell scripts inside a sample of another language: `run:` of a GitHub workflow, `script:` of a GitLab pipeline,
 * `sh '…'` of a Jenkins pipeline. Expressions of these are replaced by a word of the same length. Places of a script
 * are taken to the sample's text by `placeOf`.
 */
export function embeddedShell(language: SampleLanguage, text: string): PlacedText[] {
  if (language === 'yaml') return workflowShell(text)
  return language === 'groovy' ? jenkinsShell(text) : []
}
