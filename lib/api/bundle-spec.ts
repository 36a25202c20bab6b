import { componentName, freeName } from './component-names.ts'
import { formatPointer, isRecord } from './json-pointer.ts'
import type { ShapeName, SpecVersion } from './openapi-shapes.ts'
import { resolveReference, sectionOf } from './resolve-reference.ts'
import { childrenOf, mapChildren, referenceIn } from './spec-children.ts'
import type { SpecFile } from './spec-file.ts'
import type { SpecFiles, SpecLocation } from './spec-files.ts'

export interface SpecBundle {
  version: SpecVersion
  /** One document whose references all have the form `#/components/<section>/<name>`. */
  document: Record<string, unknown>
  /** Where an object of the document comes from. */
  originOf: (value: object) => SpecLocation | undefined
}

/** Keywords that give a schema an address of its own: in one document, its name is its address. */
const addressKeywords = ['$id', '$schema', '$anchor', '$dynamicAnchor', '$comment', '$defs', 'definitions']

/** Files of the site's own object schemas, whose `x-` keywords are for the site's checks. */
const isSiteSchema = (path: string) => path.startsWith('schema/')

function stripSchema(schema: Record<string, unknown>, path: string): Record<string, unknown> {
  const kept = Object.entries(schema).filter(
    ([key]) => !addressKeywords.includes(key) && !(key.startsWith('x-') && isSiteSchema(path)),
  )
  return Object.fromEntries(kept)
}

interface Component {
  section: string
  name: string
}

const addressOf = ({ section, name }: Component) => formatPointer(['components', section, name])

/**
 * Puts a specification of many files into one document. A component that only refers to a file takes that file’s
 * content and gives it its name; what else is referred to gets a name from its file.
 */
export function bundleSpec(root: SpecLocation, files: SpecFiles, version: SpecVersion): SpecBundle {
  const origins = new WeakMap<object, SpecLocation>()
  const components = new Map<string, Component>()
  const taken = new Map<string, Set<string>>()
  const waiting: { component: Component; shape: ShapeName; location: SpecLocation }[] = []
  const idOf = ({ file, pointer }: Pick<SpecLocation, 'file' | 'pointer'>) => `${file.path}${formatPointer(pointer)}`
  const namesOf = (section: string) => {
    const names = taken.get(section) ?? new Set()
    taken.set(section, names)
    return names
  }

  const nameOf = (shape: ShapeName, section: string, location: SpecLocation): Component => {
    const known = components.get(idOf(location))
    if (known?.section === section) return known
    const file = location.file === root.file ? undefined : location.file.path
    const name = freeName(componentName(file, location.pointer), namesOf(section))
    const component = { section, name }
    namesOf(section).add(name)
    components.set(idOf(location), component)
    waiting.push({ component, shape, location })
    return component
  }

  const copyPath = (location: SpecLocation, reference: string, stack: readonly string[]): unknown => {
    const { $ref: _, ...own } = location.value as Record<string, unknown>
    const target = files.follow(location.file, reference)
    if ('reason' in target || stack.includes(idOf(target))) return own
    const copied = copy('PathItem', target, [...stack, idOf(target)])
    const result = { ...(isRecord(copied) ? copied : {}), ...mapOwn('PathItem', own, location) }
    origins.set(result, target)
    return result
  }

  const mapOwn = (shape: ShapeName, value: Record<string, unknown>, { file, pointer }: SpecLocation) =>
    mapChildren(shape, value, version, ({ shape: inner, value: held, steps }) =>
      copy(inner, { file, pointer: [...pointer, ...steps], value: held }),
    )

  const copy = (shape: ShapeName, location: SpecLocation, stack: readonly string[] = []): unknown => {
    const { value, file } = location
    if (!isRecord(value)) return value
    const reference = referenceIn(shape, value)
    const section = sectionOf(shape)
    if (reference !== undefined && section !== undefined) {
      if (shape === 'PathItem') return copyPath(location, reference, stack)
      const target = resolveReference(files, shape, file, reference)
      if ('reason' in target) return value
      const $ref = addressOf(nameOf(shape, section, target))
      const { $ref: _, $dynamicRef: __, ...beside } = value
      const own = shape === 'Schema' ? stripSchema(beside, file.path) : beside
      const result = version === '3.0' ? { $ref } : { $ref, ...mapOwn(shape, own, location) }
      origins.set(result, location)
      return result
    }
    const result = mapOwn(shape, shape === 'Schema' ? stripSchema(value, file.path) : value, location)
    if (shape === 'Discriminator') result.mapping = copyMapping(value.mapping, file)
    if (shape === 'Discriminator' && result.mapping === undefined) delete result.mapping
    origins.set(result, location)
    return result
  }

  const copyMapping = (mapping: unknown, file: SpecFile): unknown => {
    if (!isRecord(mapping)) return mapping
    const change = (address: unknown) => {
      if (typeof address !== 'string' || !/[#./]/.test(address)) return address
      const target = resolveReference(files, 'Schema', file, address)
      return 'reason' in target ? address : addressOf(nameOf('Schema', 'schemas', target))
    }
    return Object.fromEntries(Object.entries(mapping).map(([key, address]) => [key, change(address)]))
  }

  const source = root.value as Record<string, unknown>
  const own = isRecord(source.components) ? source.components : {}
  const { pathItems: _, ...sections } = own
  const shapes = new Map<string, ShapeName>()
  for (const child of childrenOf('Components', sections, version)) {
    const [section = '', name = ''] = child.steps
    shapes.set(section, child.shape)
    const location = { file: root.file, pointer: ['components', section, name], value: child.value }
    const reference = isRecord(child.value) ? referenceIn(child.shape, child.value) : undefined
    const isAlias = reference !== undefined && Object.keys(child.value as object).length === 1
    const target = isAlias ? resolveReference(files, child.shape, root.file, reference) : location
    const body = 'reason' in target ? location : target
    const component = { section, name }
    namesOf(section).add(name)
    components.set(idOf(location), component)
    const isNamedOnce = body !== location && body.file !== root.file && !components.has(idOf(body))
    if (isNamedOnce) components.set(idOf(body), component)
    waiting.push({ component, shape: child.shape, location: isNamedOnce ? body : location })
  }

  const document = mapOwn('OpenApi', { ...source, components: undefined }, root)
  const result: Record<string, Record<string, unknown>> = {}
  for (const key of Object.keys(sections)) if (!shapes.has(key)) result[key] = sections[key] as Record<string, unknown>
  for (const { component, shape, location } of waiting) {
    result[component.section] ??= {}
    ;(result[component.section] as Record<string, unknown>)[component.name] = copy(shape, location)
  }
  delete document.components
  if (Object.keys(result).length > 0) document.components = result
  origins.set(document, root)
  return { version, document, originOf: (value) => origins.get(value) }
}
