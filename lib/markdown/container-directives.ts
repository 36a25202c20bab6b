import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

/**
 * Parses only container directives (`:::note`) of the directive proposal, because the inline form would treat “10:30”
 * or “a:b” in prose as markup.
 */
export function remarkContainerDirectives(this: Processor): void {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  const [container] = [directive().flow?.[58]].flat()
  data.micromarkExtensions ??= []
  data.fromMarkdownExtensions ??= []
  data.micromarkExtensions.push({ flow: { 58: [container] } })
  data.fromMarkdownExtensions.push(directiveFromMarkdown())
}
