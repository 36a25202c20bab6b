import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { z } from 'zod'
import type { Substituted, TokenEdit } from '../config/tokens.ts'
import type { Marks } from '../content/mark-file.ts'
import type { Diagnostic, TextEdit } from '../diagnostics/diagnostic.ts'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'
import { placeOfOffset, type TextPlace } from '../diagnostics/text-place.ts'
import type { PlaygroundForm } from '../pages/playground-form.ts'
import type { Sample } from '../pages/sample.ts'
import type { ProseKind, ProseRun } from '../prose/prose-run.ts'
import type { DiagramResult } from './diagram.ts'
import type { JsxNode } from './jsx-node.ts'

export interface ImageInfo {
  width: number
  height: number
  /** Markup of an SVG file, for inline figures. */
  svg?: string | undefined
  /** Whether it is published in several formats and widths: a raster image that isn't animated. */
  responsive?: boolean | undefined
}

/** Name of a component's property. */
type Property<Props extends z.ZodObject> = keyof z.infer<Props> & string

/**
 * How plugins handle a component, apart from its HTML: how its properties are checked and read, and what it becomes in
 * Markdown. Only `props` is required.
 */
export interface ComponentDefinition<Props extends z.ZodObject = z.ZodObject> {
  props: Props
  /** Properties with text for readers, and the kind of text, for the prose checks. */
  prose?: Readonly<Partial<Record<Property<Props>, ProseKind>>>
  /** Whether its content is literal, such as file names, and not checked as prose. */
  isLiteral?: boolean
  links?: readonly Property<Props>[]
  /** Properties that refer to a file, such as an image, on this site or another one. */
  files?: readonly Property<Props>[]
  /** Level of the heading that it renders. */
  headingDepth?: (node: JsxNode) => number
  /** Checks that the schema can't express, reported at the tag in the page. */
  check?: (node: JsxNode, context: PageContext) => void
  /** Converts its element for the Markdown version. Default: the element's tags determine the result. */
  toMarkdown?: (props: z.infer<Props>, element: Element, state: State) => RootContent | RootContent[] | undefined
  /** Completes its elements, in page order, after search, answers, and headings have read the page. */
  complete?: (elements: readonly CompletedElement<z.infer<Props>>[], resources: CompletionResources) => void
}

/** An element rendered by a component, and its properties. */
export interface CompletedElement<Props = unknown> {
  element: Element
  props: Props
}

/** Resources for {@link ComponentDefinition.complete}. */
export interface CompletionResources {
  screens: SiteScreens | undefined
  /** Stores finished markup and returns placeholder text that is replaced with it when the page is written. */
  putSlot: (html: string) => string
}

export interface GlossaryEntry {
  term: string
  definition: string
  href?: string | undefined
}

export interface PageLink extends TextPlace {
  href: string
  /** Path of keys, for a link in a configuration, where line and column may be imprecise. */
  key?: string
}

/** An image, video, or other file that a page shows. */
export interface PageImage extends TextPlace {
  src: string
  /** Text alternative; undefined for files that can't have one, such as the captions of a video. */
  alt: string | undefined
}

export interface PlacedPartial extends TextPlace {
  /** Path below `content/`. */
  file: string
}

/** A click path, and its place in the page. */
export interface MenuPath extends TextPlace {
  /** Labels, from the top level down. */
  steps: readonly string[]
}

export interface SiteScreens {
  names: () => readonly string[]
  /** A screen as finished HTML; undefined if it does not exist or has errors. */
  html: (name: string) => string | undefined
  /** URL of the stylesheet. */
  styles: string
}

/** Level and place of a heading in the source. The page's list of headings has the IDs and texts. */
export interface PlacedHeading extends TextPlace {
  depth: number
}

/** Everything that pages may refer to; the same for all pages of a build. */
export interface SiteResources {
  /** Raw text of a file under `content/`; undefined if it doesn't exist. */
  readSnippet: (path: string) => string | undefined
  snippetNames: () => readonly string[]
  images: ReadonlyMap<string, ImageInfo>
  glossary: Readonly<Record<string, GlossaryEntry>>
  /** The site's own marks. */
  marks: Marks
  components: Readonly<Record<string, ComponentDefinition>>
  /** Languages of code that the site adds, by their names in Shiki; default: none. */
  addedLanguages?: readonly string[]
  /** The kinds of live blocks, other than JSX. */
  playgroundForms: readonly PlaygroundForm[]
  /** Undefined for a site without screens. */
  screens?: SiteScreens | undefined
  renderDiagram: (source: string) => DiagramResult
}

/** What plugins collect from a page. Lists are in the order of the page. */
export interface PageCollection {
  diagnostics: Diagnostic[]
  links: PageLink[]
  /** Pictures and other files that the page shows, by Markdown or by a component. */
  shownFiles: PageImage[]
  /** Headings at their places in the source, those of steps included. */
  outline: PlacedHeading[]
  /** What readers read as text, without code, URLs, and tokens. */
  prose: ProseRun[]
  /** Code fences, without diagrams and plain text. */
  samples: Sample[]
  /** Click paths. */
  menuPaths: MenuPath[]
  /** Shared pieces that the page includes. */
  partials: PlacedPartial[]
  /** Paths of included snippets, shared pieces, and screens. */
  includes: Set<string>
}

/** A collection that is still empty. */
export function collectNothing(): PageCollection {
  return {
    diagnostics: [],
    links: [],
    shownFiles: [],
    outline: [],
    prose: [],
    samples: [],
    menuPaths: [],
    partials: [],
    includes: new Set(),
  }
}

/** What the plugins of one page share. They add to the collection. */
export interface PageContext extends SiteResources, PageCollection {
  file: string
  /** Files that are being read: the page, and each partial on the way to this one, itself included. */
  reading: readonly string[]
  headingIds: Set<string>
  sourceColumn: (line: number, column: number) => number
  /** Replaces the tokens in another file's text. */
  substitute: (text: string) => Substituted
  tokenEditsOf: (line: number) => readonly TokenEdit[]
  putSlot: (html: string) => string
}

export type RemarkPlugin = (context: PageContext) => (tree: Root, file: VFile) => void

/** The position of a diagnostic: that of a node, or one without a node. */
export interface Place {
  position?: { start: { line: number; column: number } } | undefined
}

/** Reports a diagnostic at a node, at its column in the source. */
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

/** Edits of a page by their offset in its text, tokens replaced, at their column in the source. */
export function editsOfPage(
  context: PageContext,
  page: string,
): (offset: number, from: string, to: string) => TextEdit {
  return (offset, from, to) => {
    const { line, column } = placeOfOffset(page, offset)
    return { line, column: context.sourceColumn(line, column), where: 'here', from, to }
  }
}
