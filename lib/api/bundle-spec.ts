import { formatFragment, isRecord } from '../diagnostics/json-pointer.ts'
import { componentName, freeName } from './component-names.ts'
import { readLoosely, withoutUnknownKeys } from './loose-forms.ts'
import { insteadOf, resolveMisplaced } from './misplaced-references.ts'
import { missingKey } from './missing-keys.ts'
import type { ShapeName, SpecVersion } from './openapi-shapes.ts'
import { resolveReference, sectionOf } from './resolve-reference.ts'
import { childrenOf, mapChildren, referenceIn, type SpecChild } from './spec-children.ts'
import type { SpecFiles, SpecLocation } from './spec-files.ts'

export interface SpecBundle {
  version: SpecVersion
  /** One document whose references all have the form `#/components/<section>/<name>`. */
  document: Record<string, unknown>
  /** Where an object of the document comes from. */
  originOf: (value: object) => SpecLocation | undefined
}

/** Keywords that give a schema its own URL: in one document, its name is its URL. */
const addressKeywords = ['$id', '$schema', '$anchor', '$dynamicAnchor', '$comment', '$defs', 'definitions']

/** Files of the site's own object schemas, whose `x-` keywords are for the site's checks. */
const isSiteSchema = (path: string) => path.startsWith('site/objects/')

/** A schema without the keywords that mean nothing in the bundle. */
function stripSchema(schema: Record<string, unknown>, path: string): Record<string, unknown> {
  const entries = Object.entries(schema).filter(
    ([key]) => !addressKeywords.includes(key) && !(key.startsWith('x-') && isSiteSchema(path)),
  )
  return Object.fromEntries(entries)
}

interface Component {
  section: string
  name: string
}

const addressOf = ({ section, name }: Component) => formatFragment(['components', section, name])

const idOf = ({ file, pointer }: Pick<SpecLocation, 'file' | 'pointer'>) => `${file.path}${formatFragment(pointer)}`

/** What is bundled, and what has been named so far. */
interface Bundling {
  readonly root: SpecLocation
  readonly files: SpecFiles
  readonly version: SpecVersion
  /** Changes the Markdown of a description. */
  readonly describe: (markdown: string) => string
  /** Where each object of the document comes from. */
  readonly origins: WeakMap<object, SpecLocation>
  /** The component that the value at a location has become, by `idOf`. */
  readonly components: Map<string, Component>
  /** Names of each section that are taken. */
  readonly names: Map<string, Set<string>>
  /** Components with names that are still to be copied. Copying one can add more. */
  readonly waiting: { component: Component; shape: ShapeName; location: SpecLocation }[]
  /** Ids of the objects that are being copied to the place of a reference. One in itself would have no end. */
  readonly open: Set<string>
}

function namesOf({ names }: Bundling, section: string): Set<string> {
  const taken = names.get(section) ?? new Set()
  names.set(section, taken)
  return taken
}

/** The component for a value that something refers to. A new one gets a name from its file, and waits to be copied. */
function componentFor(bundling: Bundling, shape: ShapeName, section: string, location: SpecLocation): Component {
  const { root, components, waiting } = bundling
  const existing = components.get(idOf(location))
  if (existing?.section === section) return existing
  const file = location.file === root.file ? undefined : location.file.path
  const taken = namesOf(bundling, section)
  const component = { section, name: freeName(componentName(file, location.pointer), taken) }
  taken.add(component.name)
  components.set(idOf(location), component)
  waiting.push({ component, shape, location })
  return component
}

/** Copies what has the place of a reference to it; nothing if that contains itself. */
function copyInPlace(bundling: Bundling, shape: ShapeName, target: SpecLocation): unknown {
  const id = `${shape} ${idOf(target)}`
  if (bundling.open.has(id)) return {}
  bundling.open.add(id)
  const content = copy(bundling, shape, target)
  bundling.open.delete(id)
  return content
}

/** Copies an object with everything in it. References become those to components. */
function copy(bundling: Bundling, shape: ShapeName, location: SpecLocation): unknown {
  const { value, file } = location
  if (!isRecord(value)) return value
  const reference = referenceIn(shape, value)
  const section = sectionOf(shape)
  if (reference !== undefined && section !== undefined) {
    return shape === 'PathItem'
      ? copyPathItem(bundling, value, location, reference)
      : copyReference(bundling, shape, section, value, location, reference)
  }
  if (reference !== undefined) {
    const target = insteadOf(shape, location, bundling.files)
    if (target !== undefined) return copyInPlace(bundling, shape, target)
  }
  const source = shape === 'Schema' ? stripSchema(value, file.path) : value
  const bundledObject = withoutUnknownKeys(shape, copyMembers(bundling, shape, source, location), bundling.version)
  if (shape === 'Parameter' && bundledObject.in === 'path') bundledObject.required = true
  const missing = missingKey(shape, bundledObject, bundling.version)
  if (missing !== undefined) bundledObject[missing.key] = missing.meaning
  if (shape === 'Discriminator') bundledObject.mapping = copyMapping(bundling, value.mapping, location)
  if (shape === 'Discriminator' && bundledObject.mapping === undefined) delete bundledObject.mapping
  bundling.origins.set(bundledObject, location)
  return bundledObject
}

/** Copies the members of an object, each by its own shape. */
function copyMembers(
  bundling: Bundling,
  shape: ShapeName,
  value: Record<string, unknown>,
  location: SpecLocation,
): Record<string, unknown> {
  const { files, version } = bundling
  const placed = resolveMisplaced(shape, { ...location, value }, files, version)
  const written = (steps: readonly string[]) => {
    const { file, pointer } = placed.placeOf(steps)
    return file.writtenAt(pointer)
  }
  const meant = readLoosely(shape, isRecord(placed.value) ? placed.value : value, version, written).value
  const members = mapChildren(shape, meant, version, ({ shape: inner, value: member, steps }) =>
    copy(bundling, inner, { ...placed.placeOf(steps), value: member }),
  )
  const { description } = members
  return typeof description === 'string' ? { ...members, description: bundling.describe(description) } : members
}

/** Copies a reference; a wrong one stays as it is. Only OpenAPI 3.1 allows keywords next to it. */
function copyReference(
  bundling: Bundling,
  shape: ShapeName,
  section: string,
  value: Record<string, unknown>,
  location: SpecLocation,
  reference: string,
): Record<string, unknown> {
  const target = resolveReference(bundling.files, shape, location, reference)
  if ('reason' in target) return value
  const $ref = addressOf(componentFor(bundling, shape, section, target))
  const { $ref: _, $dynamicRef: __, ...beside } = value
  const members = shape === 'Schema' ? stripSchema(beside, location.file.path) : beside
  const referenceObject =
    bundling.version === '3.0' ? { $ref } : { $ref, ...copyMembers(bundling, shape, members, location) }
  bundling.origins.set(referenceObject, location)
  return referenceObject
}

/**
 * Copies a path whose content is elsewhere: a document has no section for paths, so the content takes the reference's
 * place.
 */
function copyPathItem(
  bundling: Bundling,
  value: Record<string, unknown>,
  location: SpecLocation,
  reference: string,
): Record<string, unknown> {
  const { $ref: _, ...beside } = value
  const target = bundling.files.follow(location.file, reference)
  if ('reason' in target) return beside
  const content = copyInPlace(bundling, 'PathItem', target)
  const members = copyMembers(bundling, 'PathItem', beside, location)
  const pathItem = { ...(isRecord(content) ? content : {}), ...members }
  bundling.origins.set(pathItem, target)
  return pathItem
}

/** Copies the mapping of a discriminator, whose values are names of schemas or references to them. */
function copyMapping(bundling: Bundling, mapping: unknown, location: SpecLocation): unknown {
  if (!isRecord(mapping)) return mapping
  const copyAddress = (address: unknown) => {
    if (typeof address !== 'string' || !/[#./]/.test(address)) return address
    const target = resolveReference(bundling.files, 'Schema', location, address)
    return 'reason' in target ? address : addressOf(componentFor(bundling, 'Schema', 'schemas', target))
  }
  return Object.fromEntries(Object.entries(mapping).map(([key, address]) => [key, copyAddress(address)]))
}

/** Gives a component of the root file its name. One that only refers to a file takes that file’s content with it. */
function nameComponent(bundling: Bundling, { shape, value, steps }: SpecChild): void {
  const { root, files, components, waiting } = bundling
  const [section = '', name = ''] = steps
  const component = { section, name }
  const location = { file: root.file, pointer: ['components', section, name], value }
  const reference = isRecord(value) ? referenceIn(shape, value) : undefined
  const isAlias = isRecord(value) && reference !== undefined && Object.keys(value).length === 1
  const target = isAlias ? resolveReference(files, shape, location, reference) : location
  const content = 'reason' in target ? location : target
  namesOf(bundling, section).add(name)
  components.set(idOf(location), component)
  const isNamedOnce = content !== location && content.file !== root.file && !components.has(idOf(content))
  if (isNamedOnce) components.set(idOf(content), component)
  waiting.push({ component, shape, location: isNamedOnce ? content : location })
}

/** Copies all components that wait, and those that they refer to. */
function copyComponents(bundling: Bundling): Map<string, Record<string, unknown>> {
  const sections = new Map<string, Record<string, unknown>>()
  for (const { component, shape, location } of bundling.waiting) {
    const section = sections.get(component.section) ?? {}
    section[component.name] = copy(bundling, shape, location)
    sections.set(component.section, section)
  }
  return sections
}

/**
 * Puts a specification of many files into one document. A component that only refers to a file takes that file’s
 * content and gives it its name; what else is referred to gets a name from its file.
 * @param describe changes the Markdown of each description
 */
export function bundleSpec(
  root: SpecLocation,
  files: SpecFiles,
  version: SpecVersion,
  describe: (markdown: string) => string = (markdown) => markdown,
): SpecBundle {
  const origins: Bundling['origins'] = new WeakMap()
  const maps = { components: new Map(), names: new Map(), waiting: [], open: new Set<string>() }
  const bundling: Bundling = { root, files, version, describe, origins, ...maps }
  const source = isRecord(root.value) ? root.value : {}
  const written = isRecord(source.components) ? source.components : {}
  const { pathItems: _, ...sections } = readLoosely('Components', written, version).value
  const listed = childrenOf('Components', sections, version)
  for (const child of listed) nameComponent(bundling, child)

  const { components: __, ...others } = source
  const document = withoutUnknownKeys('OpenApi', copyMembers(bundling, 'OpenApi', others, root), version)
  // Sections that OpenAPI doesn't define, and empty ones, stay as they are.
  const withComponents = new Set(listed.map(({ steps }) => steps[0]))
  const rest = Object.entries(sections).filter(([section]) => !withComponents.has(section))
  const components = { ...Object.fromEntries(rest), ...Object.fromEntries(copyComponents(bundling)) }
  if (Object.keys(components).length > 0) document.components = components
  origins.set(document, root)
  return { version, document, originOf: (value) => origins.get(value) }
}
