import type { CheckedPage } from '#lib/checks/checked-site.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { normalizeRoute } from '#lib/pages/route.ts'
import { createTestCompiler, formatDiagnostics } from './test-compiler.ts'

const compile = createTestCompiler()

/** Compiles pages for checks over several of them: text by path below content/. */
export async function checkedPages(texts: Readonly<Record<string, string>>): Promise<CheckedPage[]> {
  return Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const file = `content/${path}`
      const route = normalizeRoute(`/${path.replace(/\.mdx?$/, '')}`)
      return { file, route, compiled: await compile({ file, text }) }
    }),
  )
}

/** Diagnostics as a terminal shows them, on separate lines, so an inline snapshot reads well. */
export function shown(diagnostics: Diagnostic[], text: string): string {
  return `\n${formatDiagnostics({ diagnostics }, text)}\n`
}
