import type { Root } from 'hast'
import type { CompletedElement, CompletionResources, ComponentDefinition } from './page-context.ts'
import { visit } from './visit.ts'

/** Calls each component's `complete` with all of its elements in page order. */
export const rehypeComponents =
  (components: Readonly<Record<string, ComponentDefinition>>, resources: CompletionResources) => (tree: Root) => {
    const elementsByName = new Map<string, CompletedElement[]>()
    visit(tree, 'element', (element) => {
      const { name = '', props } = element.data?.component ?? {}
      if (components[name]?.complete === undefined) return
      const elements = elementsByName.get(name) ?? []
      elements.push({ element, props })
      elementsByName.set(name, elements)
    })
    for (const [name, elements] of elementsByName) components[name]?.complete?.(elements as never, resources)
  }
