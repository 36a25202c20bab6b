import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { replaceTokens, replaceTokensDeep, type Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { countedPlace } from '../diagnostics/text-place.ts'
import { yamlMistakes } from '../samples/parse/yaml.ts'
import { explainData } from './explain-data.ts'

/** A path of keys and indexes in a YAML file; its keys have no tokens. */
export type YamlPath = readonly PropertyKey[]

/** Parses a YAML data file and prepares diagnostics at the places of its nodes. */
export function readPlacedYaml(file: string, text: string, tokens: Tokens = {}) {
  const diagnostics: Diagnostic[] = []
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const placeOf = (offset: number) => countedPlace(counter, offset)
  const add = (code: Diagnostic['code'], offset: number, message: string, hint?: string) => {
    diagnostics.push({ severity: 'error', code, file, ...placeOf(offset), message, hint })
  }
  /**
   * The offset of a value, or of its key, by path; if it does not exist, of its nearest existing parent: of the key
   * whose value that is, or of the entry of a list.
   */
  const offsetOf = (path: YamlPath, of: 'value' | 'key' = 'value'): number => {
    let node: unknown = document.contents
    let offset = document.contents?.range[0] ?? 0
    let parent = offset
    for (const [index, step] of path.entries()) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && replaceTokens(String(key.value), tokens) === String(step))
        : undefined
      node = isSeq(node) ? node.items[Number(step)] : pair?.value
      const found = of === 'key' && index === path.length - 1 ? pair?.key : node
      if (!isNode(found) || !found.range) return parent
      offset = found.range[0]
      parent = (isNode(pair?.key) ? pair.key.range?.[0] : undefined) ?? offset
    }
    return offset
  }
  return {
    document,
    diagnostics,
    placeOf,
    offsetOf,
    placeAt: (...at: Parameters<typeof offsetOf>) => placeOf(offsetOf(...at)),
    add,
    /** Adds the errors of its syntax. @returns whether there are any */
    addSyntaxErrors(code: Diagnostic['code']): boolean {
      for (const { offset, message, hint } of yamlMistakes(document, text)) add(code, offset, message, hint)
      return document.errors.length > 0
    },
  }
}

/**
 * Reads a YAML data file with its tokens replaced, and validates it against its schema. Each diagnostic points to the
 * value, or to the key if the key is wrong. An invalid file has no data.
 */
export function readYamlData<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  tokens: Tokens,
  code: Diagnostic['code'],
) {
  const yaml = readPlacedYaml(file, text, tokens)
  const read = (): z.infer<T> | undefined => {
    if (yaml.addSyntaxErrors(code)) return undefined
    const data = replaceTokensDeep(yaml.document.toJS() ?? {}, tokens)
    const result = schema.safeParse(data)
    for (const { path, ofKey, message, hint } of explainData(schema, data, result.error?.issues ?? []))
      yaml.add(code, yaml.offsetOf(path, ofKey ? 'key' : 'value'), message, hint)
    return result.data
  }
  return { ...yaml, data: read() }
}
