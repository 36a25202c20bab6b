import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { z } from 'zod'
import type { Substituted, TokenEdit } from '../config/tokens.ts'
import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import type { ProseRun } from '../prose/prose-run.ts'
import type { Sample } from '../samples/sample.ts'

export interface ImageInfo {
  width: number
  height: number
  /** Markup of an SVG file, for figures that are put into the page. */
  svg?: string | undefined
  /** Published in several formats and widths: a picture of pixels that does not move. */
  responsive?: boolean | undefined
}

/** The data of a component for writers that checks need: its properties. Rendering is the component's own. */
export interface ComponentDefinition {
  props: z.ZodObject
}

export interface GlossaryEntry {
  term: string
  definition: string
  href?: string | undefined
}

export interface PageLink {
  href: string
  line: number
  column: number
  /** Path of keys, for a link of a configuration: its place may say little. */
  key?: string
}

/** A picture, film or other file that a page shows. */
export interface PageImage {
  src: string
  /** Its text alternative; undefined where the place has none by nature, such as the captions of a film. */
  alt: string | undefined
  line: number
  column: number
}

/** A shared piece where a page includes it. */
export interface PlacedPartial {
  /** Path below `content/`. */
  file: string
  line: number
  column: number
}

/** A click path where the writer wrote it. */
export interface MenuPath {
  /** Its words, from the top level down. */
  steps: readonly string[]
  line: number
  column: number
}

/** The screens of a site. */
export interface SiteScreens {
  names: () => readonly string[]
  /** A screen as finished HTML; undefined for one that does not exist or has mistakes. */
  html: (name: string) => string | undefined
  /** Address of their stylesheet. */
  styles: string
}

/** A heading where the writer wrote it. The page's own list of headings has their ids and texts. */
export interface PlacedHeading {
  depth: number
  line: number
  column: number
}

/** What pages may refer to; the same for all pages of a build. */
export interface SiteResources {
  /** Text of a file under `content/` as it is; undefined when there is none. */
  readSnippet: (path: string) => string | undefined
  snippetNames: () => readonly string[]
  images: ReadonlyMap<string, ImageInfo>
  glossary: Readonly<Record<string, GlossaryEntry>>
  components: Readonly<Record<string, ComponentDefinition>>
  /** Undefined for a site without screens. */
  screens?: SiteScreens | undefined
  renderDiagram: (source: string) => { svg: string; width: number; height: number } | { error: string }
}

/** What the plugins of one page share. */
export interface PageContext extends SiteResources {
  file: string
  sourceColumn: (line: number, column: number) => number
  /** Replaces the tokens of another file's text. */
  substitute: (text: string) => Substituted
  /** What the replacement of tokens changed on a line of the page. */
  tokenEditsOf: (line: number) => readonly TokenEdit[]
  diagnostics: Diagnostic[]
  links: PageLink[]
  shownFiles: PageImage[]
  outline: PlacedHeading[]
  prose: ProseRun[]
  samples: Sample[]
  menuPaths: MenuPath[]
  /** Shared pieces, in the order of the page. */
  partials: PlacedPartial[]
  /** Snippets and partials that the page includes, by path. */
  includes: Set<string>
  putSlot: (html: string) => string
}

export type RemarkPlugin = (context: PageContext) => (tree: Root, file: VFile) => void

/** What a finding is reported at: a node of a syntax tree, or a place made up for one. */
export interface Place {
  position?: { start: { line: number; column: number } } | undefined
}

/** Reports a finding at a node, in the column that the writer sees. */
export function report(
  context: PageContext,
  node: Place,
  code: DiagnosticCode,
  message: string,
  hint?: string,
  severity: Diagnostic['severity'] = 'error',
  fix?: readonly TextEdit[],
): void {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  context.diagnostics.push({
    severity,
    code,
    file: context.file,
    line,
    column: context.sourceColumn(line, column),
    message,
    hint,
    ...(fix === undefined ? {} : { fix }),
  })
}
