import type { Element, Root } from 'hast'
import { visit } from './visit.ts'

/** Removes and returns a data attribute, in the spelling of rehype-pretty-code or of hast. */
function take(node: Element, name: string): unknown {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const value = node.properties[name] ?? node.properties[camel]
  delete node.properties[name]
  delete node.properties[camel]
  return value
}

/** Reduces the output of rehype-pretty-code to the attributes that styles and scripts use. */
export const rehypeCode = () => (tree: Root) => {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'figure' && take(node, 'data-rehype-pretty-code-figure') !== undefined) {
      node.properties.className = ['code']
    } else if (take(node, 'data-rehype-pretty-code-title') !== undefined) {
      take(node, 'data-theme')
      take(node, 'data-language')
    } else if (node.tagName === 'pre') {
      take(node, 'data-theme')
      take(node, 'data-lines')
      take(node, 'data-marked')
    } else if (node.tagName === 'code') {
      take(node, 'data-theme')
      take(node, 'data-language')
      take(node, 'data-line-numbers-max-digits')
    } else if (node.tagName === 'span' && take(node, 'data-line') !== undefined) {
      const highlighted = take(node, 'data-highlighted-line') !== undefined
      node.properties.className = highlighted ? ['line', 'is-highlighted'] : ['line']
    }
  })
}
