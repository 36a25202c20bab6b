import { expect } from 'vitest'
import type { CompiledPage } from '#lib/compile/compile-page.ts'
import { createTestCompiler } from './test-compiler.ts'

const compile = createTestCompiler()

/** A page of components, which must have no diagnostics. */
export async function componentPage(text: string): Promise<CompiledPage> {
  const compiled = await compile({ file: 'content/page.mdx', text })
  expect(compiled.diagnostics).toEqual([])
  return compiled
}

/** HTML with an element on each line where that helps to read it; the drawings of icons are left out. */
export async function componentHtml(text: string): Promise<string> {
  const { html } = await componentPage(text)
  return `\n${html.replaceAll(/<svg [^>]*class="icon".*?<\/svg>/g, '<svg…>').replaceAll(/(?<!^|\n)<(div|ul|ol|li|section|form|button|figcaption|summary)\b/g, '\n<$1')}\n`
}

/** The Markdown version of components. */
export async function componentMarkdown(text: string): Promise<string> {
  const { markdown } = await componentPage(text)
  return `\n${markdown}\n`
}

/** The IDs of all elements. */
export function idsIn(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)
}
