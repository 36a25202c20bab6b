import type { IHttpOperation, IHttpPathParam } from '@stoplight/types'
import { isIrreversible } from '#lib/api/irreversible.ts'
import type { EnteredParameter } from '#lib/api/samples/entered-parameter.ts'
import { exampleKey, sampleBodies } from '#lib/api/samples/sample-request.ts'
import { authorizationParameters } from './try-it-authorization.ts'

/** A parameter that begins with the example of a key, because a field begins with the first one. */
function startingWith(parameter: IHttpPathParam, key: string | undefined): IHttpPathParam {
  const { examples = [] } = parameter
  const first = examples.find((example) => example.key === key)
  return first === undefined
    ? parameter
    : { ...parameter, examples: [first, ...examples.filter((example) => example !== first)] }
}

/**
 * The operation of the console's form: without the parameters that authorize it, for which the console has fields of its
 * own. No example is in the path of a call that can't be taken back, so that nobody sends it by accident.
 * @param chosen index of the example of the body with which the form begins
 */
export function formNode(node: IHttpOperation, chosen = 0): IHttpOperation {
  if (node.request === undefined) return node
  const taken = authorizationParameters(node.security ?? [])
  const isOpen = ({ name }: { name: string }) => !taken.has(name.toLowerCase())
  const { headers = [], query = [], path } = node.request
  const key = exampleKey(node, sampleBodies(node)[chosen])
  const startsEmpty = isIrreversible(node)
  const pathField = (parameter: IHttpPathParam): IHttpPathParam & EnteredParameter => ({
    ...startingWith(parameter, key),
    ...(startsEmpty ? { startsEmpty } : {}),
  })
  return {
    ...node,
    request: {
      ...node.request,
      headers: headers.filter(isOpen),
      query: query.filter(isOpen),
      ...(path === undefined ? {} : { path: path.map(pathField) }),
    },
  }
}

/** The parameters that the form has fields for, each name once. */
export function formParameters({ request = {} }: IHttpOperation): EnteredParameter[] {
  const all: EnteredParameter[] = [...(request.path ?? []), ...(request.query ?? []), ...(request.headers ?? [])]
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
}
