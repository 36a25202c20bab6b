import type { ApiOperation } from '../api/api-operation.ts'
import { requestSamples } from '../api/samples/request-samples.ts'
import { type Block, longestSample, type PagePassages } from '../parts/passage.ts'
import { splitSentences } from '../parts/split-sentences.ts'
import type { PageRecords } from '../search/model/record.ts'

/** What divides fields in the text of a record. */
const divider = ' · '

/** How an operation is called: its method with its path, and as a command or in a program. */
function calls(operation: Pick<ApiOperation, 'kind' | 'node' | 'method' | 'path' | 'summary'>): Block[] {
  const { method, path, summary } = operation
  const call = `\`${method.toUpperCase()} ${path}\``
  const samples = requestSamples(operation)[0]?.samples ?? []
  return [
    { kind: 'text', sentences: [`${summary}: ${call}.`] },
    ...samples.map(
      ({ language, code }): Block => ({ kind: 'code', lead: summary, language, text: code.slice(0, longestSample) }),
    ),
  ]
}

/**
 * What can be quoted of an operation, by its records: the call and its description, then each place of fields.
 * @param records of the operation’s page
 */
export function operationPassages(
  operation: Pick<ApiOperation, 'kind' | 'node' | 'method' | 'path' | 'summary'>,
  records: PageRecords,
): PagePassages {
  const [head, ...parts] = records
  const described: Block[] = head.text === '' ? [] : [{ kind: 'text', sentences: splitSentences(head.text) }]
  return [
    [...described, ...calls(operation)],
    ...parts.map(({ text, section }): Block[] =>
      text === '' ? [] : [{ kind: 'list', lead: section, ordered: false, items: text.split(divider) }],
    ),
  ]
}
