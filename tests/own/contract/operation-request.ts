import type { ContractOperation, ContractParameter } from './contract.ts'

interface SentRequest {
  address: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

function queryOf(parameters: readonly ContractParameter[]): string {
  const query = new URLSearchParams()
  for (const { name, example } of parameters.filter((parameter) => parameter.in === 'query')) {
    for (const item of Array.isArray(example) ? (example as unknown[]) : [example]) query.append(name, String(item))
  }
  return query.size === 0 ? '' : `?${query}`
}

/** A call of an operation with the examples of all its parameters and a body. */
export function requestOf(
  { method, path, parameters, request, needsToken, answers }: ContractOperation,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): SentRequest {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(
      String(parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example),
    ),
  )
  const accepted =
    answers.find(({ status }) => status.startsWith('2'))?.contents.map(({ mediaType }) => mediaType) ?? []
  return {
    address: `${filled}${queryOf(parameters)}`,
    init: {
      method: method.toUpperCase(),
      headers: {
        ...(accepted.length > 0 ? { accept: [...new Set([...accepted, 'application/json'])].join(', ') } : {}),
        ...(needsToken ? { authorization: 'Bearer EXAMPLE_TOKEN' } : {}),
        ...(request === undefined ? {} : { 'content-type': request.mediaType }),
        ...headers,
      },
      ...(request === undefined ? {} : { body: JSON.stringify(body) }),
    },
  }
}
