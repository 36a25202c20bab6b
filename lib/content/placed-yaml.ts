import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { yamlMistakes } from '../samples/parse/yaml.ts'

/** Parses a YAML data file and prepares diagnostics at the places of its nodes. */
export function readPlacedYaml(file: string, text: string) {
  const diagnostics: Diagnostic[] = []
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const placeOf = (offset: number) => {
    const { line, col } = counter.linePos(offset)
    return { line, column: col }
  }
  const add = (code: Diagnostic['code'], offset: number, message: string, hint?: string) => {
    diagnostics.push({ severity: 'error', code, file, ...placeOf(offset), message, hint })
  }
  return {
    document,
    diagnostics,
    placeOf,
    add,
    /** Adds the errors of its syntax. @returns whether there are any */
    addSyntaxErrors(code: Diagnostic['code']): boolean {
      for (const { offset, message, hint } of yamlMistakes(document, text)) add(code, offset, message, hint)
      return document.errors.length > 0
    },
  }
}

/** A path of keys and indexes in a YAML file. */
export type YamlPath = readonly (string | number)[]

/**
 * Finds the 1-based place of a value, or of its key, by path; if it does not exist, the place of its nearest existing
 * parent.
 */
export function placeInYaml(text: string): (path: YamlPath, of?: 'value' | 'key') => { line: number; column: number } {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const keyOf = (path: YamlPath) => {
    const owner = document.getIn(path.slice(0, -1), true)
    return isMap(owner) ? owner.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key : undefined
  }
  const placeOf = (path: YamlPath, of: 'value' | 'key' = 'value'): { line: number; column: number } => {
    const valueOrKey = of === 'key' ? keyOf(path) : path.length === 0 ? document.contents : document.getIn(path, true)
    const node = valueOrKey as Node | null | undefined
    if (path.length > 0 && !node?.range) return placeOf(path.slice(0, -1))
    const { line, col } = counter.linePos(node?.range?.[0] ?? 0)
    return { line, column: col }
  }
  return placeOf
}
