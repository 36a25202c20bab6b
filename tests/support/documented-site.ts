import { readFileSync } from 'node:fs'
import type { Root, RootContent } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** The path in a paragraph that only names a file, such as “`site.config.ts` (new):”. */
function namedFile(node: RootContent | undefined): string | undefined {
  if (node?.type !== 'paragraph') return undefined
  const [name, end, ...others] = node.children
  const isName = name?.type === 'inlineCode' && end?.type === 'text' && end.value === ' (new):' && others.length === 0
  return isName ? name.value : undefined
}

/**
 * The site that `docs/your-own-site.md` describes: each code block below the name of a file, and the settings in the
 * blocks that begin with “// site.config.ts”.
 * @param end the heading before which to stop; by default, the whole page is read
 */
export function documentedSite(end?: string): Record<string, string> {
  const tree: Root = unified().use(remarkParse).parse(readFileSync('docs/your-own-site.md', 'utf8'))
  const last = tree.children.findIndex(
    (node) => node.type === 'heading' && node.children[0]?.type === 'text' && node.children[0].value === end,
  )
  const files: Record<string, string> = {}
  let settings = ''
  for (const [index, node] of tree.children.slice(0, end === undefined ? undefined : last).entries()) {
    if (node.type !== 'code') continue
    const file = namedFile(tree.children[index - 1])
    if (file !== undefined) files[file] = `${node.value}\n`
    else if (node.value.startsWith('// site.config.ts\n')) settings += `${node.value}\n`
  }
  const config = files['site.config.ts'] ?? ''
  return { ...files, 'site.config.ts': config.replace('} satisfies', () => `${settings}} satisfies`) }
}
