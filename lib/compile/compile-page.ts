import type { VFileMessage } from 'vfile-message'
import { substituteTokens, type Tokens } from '../config/tokens.ts'
import { unknownTokenDiagnostics } from '../config/unknown-tokens.ts'
import { plainSource } from '../diagnostics/text-place.ts'
import { rewriteDirectiveLines } from '../markdown/container-directives.ts'
import type { RenderComponent } from '../markdown/evaluate-mdx.ts'
import { removeUnclosedFences } from '../markdown/fence-lines.ts'
import { explainMdxError } from '../markdown/mdx-error.ts'
import {
  collectNothing,
  type PageCollection,
  type PageContext,
  type PageImage,
  report,
  type SiteResources,
} from '../markdown/page-context.ts'
import { isPartial, partialProperties } from '../markdown/partial.ts'
import { createSlots, type Slots } from '../markdown/slots.ts'
import { publicHref } from '../pages/public-href.ts'
import { routeOfFile } from '../pages/route.ts'
import { htmlPasses, type PageParts } from './html-passes.ts'
import { PageHasErrors, parsePage } from './parse-page.ts'

export interface CompiledPage extends PageParts, Omit<PageCollection, 'shownFiles' | 'includes'> {
  /** Pictures and other files that the page shows, by Markdown or by a component. */
  images: PageImage[]
  /** Paths of included snippets, shared pieces, and screens. */
  includes: string[]
  /** Whether it was compiled to its end; what a page with errors contains is only partly known. */
  isRead: boolean
}

export interface PageSource {
  /** Path from the project's root. */
  file: string
  /** The file as the writer sees it, frontmatter included. */
  text: string
}

export type CompilePage = (source: PageSource) => Promise<CompiledPage>

export interface CompilerOptions extends SiteResources {
  tokens: Tokens
  /** Public origin of the site. */
  origin: string
  /** The components' render functions; they may keep finished markup in slots. */
  render: (putSlot: Slots['put']) => Readonly<Record<string, RenderComponent>>
}

function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'ruleId' in error
}

/** Reports why a page couldn't be compiled, at the place in its source. @param text what was parsed */
function reportFailure(context: PageContext, error: unknown, text: string): void {
  if (error instanceof PageHasErrors) return
  if (!isMessage(error)) {
    const reason = error instanceof Error ? error.message : String(error)
    const hint = 'Write the value itself instead of an expression.'
    report(context, {}, 'mdx-expression', `An expression on this page fails: ${reason}.`, hint)
    return
  }
  const { line, column, message, hint, rename } = explainMdxError(error, text)
  const fix = rename && [
    { ...rename, column: context.sourceColumn(rename.line, rename.column), where: 'here' as const },
  ]
  report(context, { position: { start: { line, column } } }, 'mdx-syntax', message, hint, 'error', fix)
}

/**
 * A compiler from pages to HTML. One pipeline for `.md` and `.mdx`: both become the same syntax tree of HTML, and go
 * through the same passes (`htmlPasses`). It collects what a writer did wrong and throws only for our own mistakes.
 */
export function createPageCompiler({ tokens, origin, render, ...resources }: CompilerOptions): CompilePage {
  return async ({ file, text }) => {
    const contentPath = file.replace(/^content\//, '')
    const plain = plainSource(text)
    // A shared piece is checked by itself, with the examples of its properties.
    const examples = isPartial(contentPath) ? partialProperties(plain) : {}
    const substituted = substituteTokens(plain, { ...tokens, ...examples })
    const fenced = removeUnclosedFences(substituted.text, file)
    const rewritten = rewriteDirectiveLines(fenced.text, file)
    const slots = createSlots()
    const diagnostics = [
      ...unknownTokenDiagnostics(file, plain, { ...tokens, ...examples }),
      ...fenced.diagnostics,
      ...rewritten.diagnostics,
    ]
    const collected: PageCollection = { ...collectNothing(), diagnostics }
    const context: PageContext = {
      ...resources,
      ...collected,
      file,
      reading: [file],
      headingIds: new Set(),
      sourceColumn: (line, column) => substituted.sourceColumn(line, rewritten.sourceColumn(line, column)),
      substitute: (other) => substituteTokens(other, tokens),
      tokenEditsOf: substituted.editsOf,
      putSlot: slots.put,
    }
    const parts: PageParts = {
      html: '',
      headings: [],
      words: 0,
      markdown: '',
      sections: [],
      passages: [],
      siteLinks: [],
    }
    let isRead = false
    try {
      const tree = await parsePage(rewritten.text, context, render(slots.put))
      const address = `${origin}${publicHref(routeOfFile(contentPath, tokens).route)}`
      for (const pass of htmlPasses) Object.assign(parts, await pass(tree, { ...resources, address, slots }))
      isRead = true
    } catch (error) {
      reportFailure(context, error, rewritten.text)
    }
    const { shownFiles, includes, ...others } = collected
    return { ...parts, ...others, images: shownFiles, includes: [...includes], isRead }
  }
}
