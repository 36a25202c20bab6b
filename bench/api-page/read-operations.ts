import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { operationSlug } from '../../lib/api/operation-slug.ts'
import type { SizedOperation } from './compared-pages.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

interface Specification {
  paths: Record<string, Record<string, { operationId: string; summary: string }>>
}

/** All operations of an exported site’s specification, with the size of each one’s page. */
export function readOperations(folder: string): SizedOperation[] {
  const { paths } = JSON.parse(readFileSync(join(folder, 'apispec.json'), 'utf8')) as Specification
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, { operationId, summary }]) => {
        const slug = operationSlug({ method, path, operationId, summary })
        const { size } = statSync(join(folder, 'api-reference', slug, 'index.html'))
        return { operationId, summary, slug, bytes: size }
      }),
  )
}
