import type { Tokens } from '../config/tokens.ts'
import { formatFragment } from '../diagnostics/json-pointer.ts'
import { markdownRuns } from '../markdown/markdown-runs.ts'
import type { PageLink } from '../markdown/page-context.ts'
import { withoutTokens } from '../prose/placed-text.ts'
import type { ProseRun } from '../prose/prose-run.ts'
import type { SpecBundle } from './bundle-spec.ts'
import { bundledObjects } from './bundled-objects.ts'
import { linksIn } from './plain-description.ts'

/** A link in a description, with the file that contains it. */
interface SpecLink extends PageLink {
  file: string
}

/** The texts in a file of the specification that readers see. */
interface SpecProse {
  file: string
  prose: ProseRun[]
}

export interface SpecTexts {
  links: SpecLink[]
  /** Summaries and descriptions, for the prose checks. */
  prose: SpecProse[]
}

/** The links in the descriptions of a specification, and its summaries and descriptions. Examples are not prose. */
export function specTexts(bundle: SpecBundle, tokens: Tokens): SpecTexts {
  const links: SpecLink[] = []
  const proseByFile = new Map<string, ProseRun[]>()
  const visitedTexts = new Set<string>()
  for (const { value, origin } of bundledObjects(bundle)) {
    const { file, pointer } = origin
    for (const key of ['summary', 'description']) {
      const text = value[key]
      if (typeof text !== 'string') continue
      const at = [...pointer, key]
      if (key === 'description') for (const href of linksIn(text)) links.push({ href, ...file.placeOfText(at, href) })
      const id = `${file.path}${formatFragment(at)}`
      const source = visitedTexts.has(id) ? undefined : file.textAt(at)
      if (source === undefined) continue
      visitedTexts.add(id)
      const runs = proseByFile.get(file.path) ?? []
      proseByFile.set(file.path, runs)
      runs.push(...markdownRuns(withoutTokens(source, tokens)))
    }
  }
  return { links, prose: [...proseByFile].map(([file, prose]) => ({ file, prose })) }
}
