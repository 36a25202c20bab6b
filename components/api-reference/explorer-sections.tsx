import { type ComponentType, useMemo } from 'react'
import type { OperationNode } from '#lib/api/operation-node.ts'
import { describeOperation } from '#lib/api/view/describe-operation.ts'
import type { OperationContext } from './operation-context.ts'
import { OperationSections } from './operation-sections.tsx'
import { withCode } from './with-code.tsx'

/** Marks of Markdown, except those of code. */
const marks = /[*_[\]<>\n]/

/** A short text of the specification, whose only Markdown is code. */
function inLine(text: string): ReturnType<OperationContext['inLine']> {
  const parts = text.split('`')
  if (text === '' || parts.some((part, at) => at % 2 === 0 && marks.test(part))) return undefined
  return { content: <span>{withCode(text)}</span>, isWhole: true }
}

interface Props {
  node: OperationNode
  /** Part of Elements. */
  Markdown: ComponentType<{ markdown: string }>
}

/** What the specification says about an operation, as on its page. */
export function ExplorerSections({ node, Markdown }: Props) {
  const description = useMemo(
    () => describeOperation({ kind: 'path' in node ? 'operation' : 'webhook', node, followingCalls: {} }),
    [node],
  )
  const context: OperationContext = {
    register: description.register,
    describe: (text) => (text === undefined || text.trim() === '' ? null : <Markdown markdown={text} />),
    inLine,
    hasAnchors: false,
  }
  return <OperationSections description={description} context={context} />
}
