import { bindComponents, mdxComponents } from '#components/mdx/mdx-components.ts'
import { type CompiledPage, type CompilePage, createPageCompiler } from '#lib/compile/compile-page.ts'
import { formatDiagnostic } from '#lib/diagnostics/format.ts'
import { renderDiagram } from '#lib/markdown/diagram.ts'
import type { GlossaryEntry, ImageInfo } from '#lib/markdown/page-context.ts'
import type { PlaygroundForm } from '#lib/pages/playground-form.ts'
import { engineKinds, playgroundForms } from '#lib/playground/engine-kinds.ts'
import { screenDrawer } from '#lib/screens/screen-html.ts'
import { screenName } from '#lib/screens/screen-path.ts'
import { shortenedLists } from './shortened-lists.ts'

export const testTokens = { brand: 'slipway', BRAND: 'SLIPWAY', product: 'Slipway', api_host: 'api.slipway.example' }

const snippets: Readonly<Record<string, string>> = {
  'snippets/service.json': '{\n  "identifier": "checkout",\n  "blueprint": "service"\n}\n',
  'snippets/marked.yaml': 'kind: service\n# highlight-next-line\nowner: payments\n',
}

const images: ReadonlyMap<string, ImageInfo> = new Map([
  ['/images/entity-page.png', { width: 1200, height: 800 }],
  ['/images/model.svg', { width: 24, height: 12, svg: '<svg viewBox="0 0 24 12"><path d="M0 6h24"/></svg>' }],
  ['/images/tour.mp4', { width: 0, height: 0 }],
  ['/images/tour.vtt', { width: 0, height: 0 }],
])

const glossary: Readonly<Record<string, GlossaryEntry>> = {
  blueprint: { term: 'Blueprint', definition: 'The data model of one kind of thing.', href: '/blueprints' },
  entity: { term: 'Entity', definition: 'One thing <in> the catalog.' },
}

const marks = new Map([['blueprint', { attributes: '', shapes: '<path d="M0 0h24"/>' }]])

/** Kinds of live blocks: those of the engine, one with a payload, and one without. */
export const testForms: readonly PlaygroundForm[] = [
  ...playgroundForms(engineKinds),
  { name: 'mapping', languages: ['yaml', 'json'], title: 'Mapping', input: { language: 'json', title: 'Payload' } },
  { name: 'wall', languages: ['yaml'], title: 'Plan' },
]

/**
 * A compiler with the real components and a small site around it: two snippets and those that a test adds, four files
 * to show and two terms.
 */
export function createTestCompiler(
  more: Readonly<Record<string, string>> = {},
  addedLanguages: readonly string[] = [],
): CompilePage {
  const all = { ...snippets, ...more }
  return createPageCompiler({
    origin: 'https://docs.example',
    tokens: testTokens,
    readSnippet: (path) => all[path],
    snippetNames: () => Object.keys(all),
    images,
    glossary,
    addedLanguages,
    playgroundForms: testForms,
    screens: {
      names: () => Object.keys(all).flatMap((path) => screenName(path) ?? []),
      html: screenDrawer((path) => all[path], testTokens),
      styles: '/generated/screens.css?0',
    },
    components: mdxComponents,
    marks,
    renderDiagram: (source) => renderDiagram(source, 'd1'),
    render: (putSlot) => bindComponents(mdxComponents, { glossary, images, marks, putSlot }),
  })
}

/** The diagnostics of a page as a terminal shows them, without color and without long lists. */
export function formatDiagnostics({ diagnostics }: Pick<CompiledPage, 'diagnostics'>, text: string): string {
  const options = { color: false, sourceOf: () => text }
  return shortenedLists(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, options)).join('\n\n'))
}

const compile = createTestCompiler()

/** The diagnostics of a page as a terminal shows them, with the text as its whole source. */
export async function pageDiagnostics(extension: 'md' | 'mdx', text: string): Promise<string> {
  return `\n${formatDiagnostics(await compile({ file: `page.${extension}`, text }), text)}\n`
}
