import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ShapeName } from '#lib/api/openapi-shapes.ts'
import { operationSlugs } from '#lib/api/operation-slug.ts'
import { childrenOf } from '#lib/api/spec-children.ts'
import { replaceTokens, tokensOf } from '#lib/config/tokens.ts'
import { formatFragment, isRecord, type Pointer } from '#lib/diagnostics/json-pointer.ts'
import site from '../../../site.config.ts'
import { type ContractAnswer, contract, contractOperations } from './contract.ts'

const tokens = tokensOf(site)
const read = (path: string) =>
  parse(replaceTokens(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), tokens)) as Record<
    string,
    unknown
  >
const source = read('apispec.yaml')
const objectFiles = readdirSync(new URL('../../../site/objects/', import.meta.url)).filter((name) =>
  name.endsWith('.yaml'),
)

interface Placed {
  pointer: Pointer
  schema: Record<string, unknown>
}

/** All schemas that a document itself holds. */
function schemasIn(shape: ShapeName, value: unknown, pointer: Pointer = []): Placed[] {
  if (!isRecord(value)) return []
  const inner = childrenOf(shape, value, '3.1').flatMap((child) =>
    schemasIn(child.shape, child.value, [...pointer, ...child.steps]),
  )
  return shape === 'Schema' ? [{ pointer, schema: value }, ...inner] : inner
}

/** The names of an object’s fields. Objects with few fields may be alike by chance. */
function fieldsOf(schema: Record<string, unknown>): string | undefined {
  const names = Object.keys(isRecord(schema.properties) ? schema.properties : {}).sort()
  return names.length < 3 ? undefined : names.join(' ')
}

const withStatus = (answers: readonly ContractAnswer[], pattern: RegExp) =>
  answers.filter(({ status }) => pattern.test(status))

describe('the operations', () => {
  test('are all there', () => {
    expect(contractOperations).toHaveLength(110)
  })

  test('have the id that their page is named by, which comes from the summary', () => {
    const wrong = contract.operations
      .filter(({ summary, slug, operationId, method, path }) => {
        const [own] = operationSlugs([{ summary, operationId: undefined, tag: undefined, method, path }])
        return operationId !== slug || own?.slug !== slug
      })
      .map(({ slug, operationId }) => [slug, operationId])
    expect(wrong).toEqual([])
  })

  test('have one tag each, and the tags are in order', () => {
    const { tags } = source
    expect((tags as { name: string }[]).map(({ name }) => name)).toEqual([
      'Action runs',
      'Self-service actions',
      'Action automations',
      'Entities',
      'Blueprints',
      'Scorecards',
      'Teams',
      'Users',
      'Webhooks',
      'Migrations',
      'Integrations',
      'Organization secrets',
      'Credentials',
      'Pages and widgets',
      'LLM providers',
      'AI',
      'Organization',
      'Other',
    ])
    expect([...new Set(contract.operations.map(({ tag }) => tag))]).toEqual(
      (tags as { name: string }[]).map(({ name }) => name),
    )
    const several = Object.values(source.paths as Record<string, Record<string, { tags: string[] }>>)
      .flatMap((item) => Object.values(item))
      .filter((operation) => operation.tags.length !== 1)
    expect(several).toEqual([])
  })

  test('can be sent to both regions', () => {
    const { api, us_api } = { api: tokens.api_host, us_api: tokens.us_api_host }
    expect(source.servers).toEqual([
      { url: `https://${api}`, description: 'EU' },
      { url: `https://${us_api}`, description: 'US' },
    ])
    expect(contract.operations.filter(({ node }) => node.servers?.length !== 2)).toEqual([])
  })

  test('need a token, but for the one that answers it', () => {
    expect(contractOperations.filter(({ needsToken }) => !needsToken).map(({ slug }) => slug)).toEqual([
      'create-an-access-token',
    ])
  })

  test('answer the rate limit and a trace id with every success', () => {
    const headers = [
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'x-ratelimit-period',
      'X-Trace-Id',
    ]
    const without = contractOperations.flatMap(({ slug, answers }) =>
      withStatus(answers, /^2/)
        .filter((answer) => headers.some((name) => !(name in answer.headers)))
        .map(({ status }) => `${slug} ${status}`),
    )
    expect(without).toEqual([])
  })

  test('answer 429, and 401 and 403 where they need a token', () => {
    const without = contractOperations.filter(({ answers, needsToken }) => {
      const statuses = answers.map(({ status }) => status)
      return !(needsToken ? ['401', '403', '429'] : ['429']).every((status) => statuses.includes(status))
    })
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('answer 400 or 422 where they take a body', () => {
    const without = contractOperations.filter(
      ({ request, answers }) => request !== undefined && withStatus(answers, /^4(00|22)$/).length === 0,
    )
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('answer every failure as JSON with the one schema of errors', () => {
    const wrong = contractOperations.flatMap(({ slug, answers }) =>
      answers
        .filter(({ status }) => !status.startsWith('2'))
        .filter(({ contents: [content, ...others] }) => {
          const reference = isRecord(content?.schema) ? content.schema.$ref : undefined
          return (
            content?.mediaType !== 'application/json' || others.length > 0 || reference !== '#/components/schemas/Error'
          )
        })
        .map(({ status }) => `${slug} ${status}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('the objects of the portal', () => {
  const own = schemasIn('OpenApi', source)

  test('are referred to and not written again', () => {
    const objects = new Map(
      objectFiles.flatMap((file) =>
        schemasIn('Schema', read(`site/objects/${file}`)).flatMap(({ pointer, schema }): [string, string][] => {
          const fields = fieldsOf(schema)
          return fields === undefined ? [] : [[fields, `${file}${formatFragment(pointer)}`]]
        }),
      ),
    )
    const again = own.flatMap(({ pointer, schema }) => {
      const known = objects.get(fieldsOf(schema) ?? '')
      return known === undefined ? [] : [`${formatFragment(pointer)} is ${known}`]
    })
    expect(again).toEqual([])
  })

  test('have the names of their files', () => {
    const components = Object.entries((source.components as { schemas: Record<string, { $ref?: string }> }).schemas)
    const wrong = components.filter(([name, { $ref }]) => {
      if ($ref === undefined) return false
      const [, file = '', changes] = /^\.\/site\/objects\/([a-z-]+)\.yaml(#\/\$defs\/changes)?$/.exec($ref) ?? []
      const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      return name !== `${words.join('')}${changes === undefined ? '' : 'Changes'}`
    })
    expect(wrong).toEqual([])
  })

  test('are not referred to past their component', () => {
    const beside = own.filter(
      ({ pointer, schema }) =>
        typeof schema.$ref === 'string' && !schema.$ref.startsWith('#/components/schemas/') && pointer.length !== 3,
    )
    expect(beside.map(({ pointer }) => formatFragment(pointer))).toEqual([])
  })

  test('nothing that has fields is written twice in the document either', () => {
    const seen = new Map<string, string>()
    const twice = own.flatMap(({ pointer, schema }) => {
      const fields = fieldsOf(schema)
      if (fields === undefined) return []
      const first = seen.get(fields)
      seen.set(fields, formatFragment(pointer))
      return first === undefined ? [] : [`${formatFragment(pointer)} is ${first}`]
    })
    expect(twice).toEqual([])
  })
})
