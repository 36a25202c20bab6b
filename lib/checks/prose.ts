import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PageProse } from '../prose/page-prose.ts'
import type { ProseRules } from '../prose/prose-rules.ts'
import { checkDescriptionStyle } from './prose-descriptions.ts'
import { checkSpelling } from './prose-spelling.ts'
import { checkUnusedWords } from './prose-unused-words.ts'

/** A page with what the rules of language say of it. */
export interface ReadPage {
  file: string
  prose: PageProse
}

/** Spelling, words to avoid, headings and descriptions. All are warnings: a page that is worded badly can be read. */
export function checkProse(pages: readonly ReadPage[], rules: ProseRules): Diagnostic[] {
  return [
    ...checkSpelling(pages, rules),
    ...pages.flatMap(({ file, prose }) => prose.findings.map((finding): Diagnostic => ({ ...finding, file }))),
    ...checkDescriptionStyle(pages),
    ...checkUnusedWords(pages, rules),
  ]
}
