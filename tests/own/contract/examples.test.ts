import { describe, expect, test } from 'vitest'
import type { ShapeName } from '#lib/api/openapi-shapes.ts'
import { childrenOf } from '#lib/api/spec-children.ts'
import { formatFragment, isRecord } from '#lib/diagnostics/json-pointer.ts'
import { contract, operationsBySlug, resolved } from './contract.ts'
import { diagnosticsOf } from './directed-schema.ts'

/** Whether the only object of an answer, or all of its list, is another one than that of the path. */
function namesOther(answer: unknown, name: string, given: unknown): boolean {
  if (!isRecord(answer)) return false
  const objects = Object.entries(answer).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).filter(isRecord).map((object) => ({ key, object })),
  )
  return objects.some(({ key, object }) => {
    if (name === 'blueprint_identifier' && typeof object.blueprint === 'string') return object.blueprint !== given
    const isOwn = name === 'identifier' ? 'identifier' in object : name === `${key}_identifier`
    return isOwn && object.identifier !== given
  })
}

describe('the examples of the API', () => {
  test.each(operationsBySlug)('%s takes and answers its own', (_, { request, answers, parameters }) => {
    const sent = [...(request?.examples ?? [])].map(
      ([name, value]) => [name, diagnosticsOf(request?.schema, value, 'request')] as const,
    )
    const answered = answers.flatMap(({ status, contents }) =>
      contents.flatMap(({ schema, examples }) =>
        [...examples].map(([name, value]) => [`${status} ${name}`, diagnosticsOf(schema, value, 'answer')] as const),
      ),
    )
    const given = parameters.flatMap(({ name, schema, examples }) =>
      examples.map((example) => [name, diagnosticsOf(schema, example, 'request')] as const),
    )
    expect([...sent, ...answered, ...given].filter(([, diagnostics]) => diagnostics.length > 0)).toEqual([])
  })

  test('each operation has one of what it takes and of all that it answers', () => {
    const without = operationsBySlug.flatMap(([slug, { request, answers, parameters }]) => [
      ...(request?.examples.size === 0 ? [`${slug}: request`] : []),
      ...answers
        .filter(({ status, contents }) => (contents.length === 0) !== (status === '204'))
        .map(({ status }) => `${slug}: ${status}`),
      ...answers
        .filter(({ contents }) => contents.some(({ examples }) => examples.size === 0))
        .map(({ status }) => `${slug}: ${status}`),
      ...parameters.filter(({ example }) => example === undefined).map(({ name }) => `${slug}: ${name}`),
    ])
    expect(without).toEqual([])
  })

  test('an answer has the object that its own path names', () => {
    const wrong = operationsBySlug.flatMap(([slug, { answers, parameters }]) =>
      answers.flatMap(({ status, contents }) =>
        contents.flatMap(({ examples }) =>
          [...examples.values()]
            .slice(0, 1)
            .flatMap((example) =>
              parameters.flatMap(({ name, example: given }) =>
                namesOther(example, name, given) ? [`${slug} ${status}: not ${name} “${given}”`] : [],
              ),
            ),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('those within schemas and headers fit, and so do defaults', () => {
    const wrong: string[] = []
    const visit = (shape: ShapeName, value: unknown, pointer: readonly string[]): void => {
      if (!isRecord(value)) return
      const { examples, example, schema } = value
      const own = shape === 'Schema' ? [...(Array.isArray(examples) ? examples : [])] : []
      if (shape === 'Schema' && Object.hasOwn(value, 'default')) own.push(value.default)
      if (shape === 'Header' && example !== undefined) own.push(example)
      for (const item of own) {
        const diagnostics = diagnosticsOf(shape === 'Schema' ? value : schema, item, 'either')
        wrong.push(...diagnostics.map((diagnostic) => `${formatFragment(pointer)}: ${diagnostic}`))
      }
      for (const child of childrenOf(shape, value, '3.1')) visit(child.shape, child.value, [...pointer, ...child.steps])
    }
    visit('OpenApi', contract.document, [])
    expect(wrong).toEqual([])
  })

  test('pass the site’s own check as well', () => {
    expect(contract.specMessages).toEqual([])
  })

  test('of an entity to write are refused without an identifier, unless the path has it', () => {
    const { NewEntity, EntityReplacement } = resolved(resolved(contract.document.components).schemas)
    expect(diagnosticsOf(NewEntity, { title: 'A' }, 'request')).toEqual(["must have required property 'identifier'"])
    expect(diagnosticsOf(EntityReplacement, { title: 'A' }, 'request')).toEqual([])
  })

  test('are refused when they hold what only the other side sends', () => {
    const { Run, Secret } = resolved(resolved(contract.document.components).schemas)
    expect(diagnosticsOf(Run, { status: 'SUCCESS', createdAt: '2026-11-18T09:30:00.000Z' }, 'request')).toContain(
      '/createdAt boolean schema is false',
    )
    expect(diagnosticsOf(Secret, { secretName: 'A', secretValue: 'EXAMPLE' }, 'answer')).toEqual([
      '/secretValue boolean schema is false',
    ])
    expect(diagnosticsOf(Secret, { secretName: 'A' }, 'request')).toEqual(["must have required property 'secretValue'"])
  })
})
