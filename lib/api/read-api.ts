import type { Tokens } from '../config/tokens.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { isRecord, valueAt } from '../diagnostics/json-pointer.ts'
import { preventsBuild } from '../diagnostics/severity.ts'
import { normalizeRoute } from '../pages/route.ts'
import type { ApiOperation, ApiReference } from './api-operation.ts'
import { bundleSpec, type SpecBundle } from './bundle-spec.ts'
import { checkDocument } from './check-document.ts'
import { checkExamples } from './check-examples.ts'
import { checkHtml } from './check-html.ts'
import { checkOperations } from './check-operations.ts'
import { checkStructure } from './check-structure.ts'
import { checkTargets } from './check-targets.ts'
import { followingCalls, withExternalDocs } from './further-links.ts'
import { namedSchemas } from './inline-schemas.ts'
import type { SpecVersion } from './openapi-shapes.ts'
import { operationKeywords } from './operation-keywords.ts'
import { operationNode } from './operation-node.ts'
import { plainDescription } from './plain-description.ts'
import { linkResolver } from './resolve-links.ts'
import { cutSchemaCycles } from './schema-cycles.ts'
import { specDiagnostic } from './spec-diagnostic.ts'
import type { SpecFile } from './spec-file.ts'
import { openSpecFiles, type SpecReader } from './spec-files.ts'
import { orderedTags, type SpecOperation, specOperations, textOf } from './spec-operations.ts'
import { type SpecTexts, specTexts } from './spec-texts.ts'

export interface ApiSource extends SpecReader {
  /** The main file, relative to the project root. */
  spec: string
  tokens: Tokens
  /** Route under which operations are published. */
  basePath: string
  /** Group of operations without a tag. */
  untagged: string
  /** What relative links in descriptions are resolved to: a URL, or `text`; undefined for pages of this site. */
  links?: string | undefined
}

export interface ApiReading extends SpecTexts {
  /** Undefined if there are errors with which it cannot be published. */
  api: ApiReference | undefined
  diagnostics: Diagnostic[]
}

function versionOf(file: SpecFile): SpecVersion | Diagnostic {
  const at = { file, pointer: [] }
  const { value } = file
  if (!isRecord(value) || !Object.hasOwn(value, 'openapi')) {
    const old = isRecord(value) && Object.hasOwn(value, 'swagger')
    const message = old ? 'The document is Swagger 2.0' : 'The document has no key “openapi”'
    const hint = old ? 'Convert it to OpenAPI 3.1.' : 'Start it with “openapi: 3.1.0”.'
    return specDiagnostic(at, { code: 'api-version', message, hint })
  }
  const version = /^3\.([012])(?:\.|$)/.exec(String(value.openapi))?.[1]
  if (version !== undefined) return version === '0' ? '3.0' : '3.1'
  const message = `The version “${String(value.openapi)}” of OpenAPI is not supported`
  return specDiagnostic(at, { code: 'api-version', steps: ['openapi'], message, hint: 'Write “3.1.0” or “3.0.3”.' })
}

function toReference(
  bundle: SpecBundle,
  all: readonly SpecOperation[],
  { basePath, untagged, links }: ApiSource,
): ApiReference {
  const { document } = bundle
  const schemasByName = namedSchemas(document)
  const names = orderedTags(document, all, untagged)
  const declared = Array.isArray(document.tags) ? document.tags.filter(isRecord) : []
  const labelOf = (name: string) => textOf(declared.find((tag) => tag.name === name)?.['x-displayName']) ?? name
  const operations = names.flatMap((tag) =>
    all
      .filter((operation) => (operation.tag ?? untagged) === tag)
      .map((source): ApiOperation => {
        const { kind, slug, method, path, summary, description, operationId, operation, origin } = source
        const call = `${method.toUpperCase()} ${path}`
        return {
          kind,
          slug,
          route: normalizeRoute(`${basePath}/${slug}`),
          method,
          path,
          summary,
          description: withExternalDocs(description, operation.externalDocs, links),
          plainDescription: plainDescription(description) || [...new Set([summary, call])].join(': '),
          tag: labelOf(tag),
          operationId,
          keywords: operationKeywords(operation),
          deprecated: operation.deprecated === true,
          node: operationNode(source, bundle, schemasByName),
          followingCalls: followingCalls(source, all, bundle, basePath),
          place: origin.file.placeOf(origin.pointer, 'key'),
        }
      }),
  )
  const tags = names.filter((name) => all.some(({ tag }) => (tag ?? untagged) === name)).map(labelOf)
  return {
    title: String(valueAt(document, ['info', 'title'])),
    tags,
    operations,
    bundle: document,
  }
}

/** Reads an API specification, OpenAPI 3.0 or 3.1 in one or more files, and runs all checks on it. */
export function readApi(source: ApiSource): ApiReading {
  const files = openSpecFiles(source.spec, source, source.tokens)
  const unreadable = (found: readonly Diagnostic[]): ApiReading => ({
    api: undefined,
    diagnostics: [...files.diagnostics, ...found],
    links: [],
    prose: [],
  })
  if (files.root === undefined) return unreadable([])
  const version = versionOf(files.root)
  if (typeof version !== 'string') return unreadable([version])
  const root = { file: files.root, pointer: [], value: files.root.value }
  const structure = checkStructure(root, files, version)
  const resolve = linkResolver(source.links, source.basePath)
  const { bundle, diagnostics: cycles, isEndless } = cutSchemaCycles(bundleSpec(root, files, version, resolve))
  const operations = specOperations(bundle)
  const diagnostics = [
    ...files.diagnostics,
    ...structure,
    ...cycles,
    ...checkOperations(operations, bundle),
    ...checkDocument(root, bundle, operations),
    ...checkTargets(bundle, operations, files),
    ...checkHtml(bundle),
  ]
  const api = preventsBuild(diagnostics) ? undefined : toReference(bundle, operations, source)
  const examples = isEndless ? [] : checkExamples(bundle)
  return { api, diagnostics: [...diagnostics, ...examples], ...specTexts(bundle, source.tokens) }
}
