import type { ApiReference } from '../../api/api-operation.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SampleEngines } from '../parse/sample-engines.ts'
import type { Sample } from '../sample.ts'
import { createBodyValidator } from './check/body-validator.ts'
import { anything } from './check/body-value.ts'
import type { CallFinding } from './check/call-finding.ts'
import { checkAddress } from './check/check-address.ts'
import { bodyOrigin, checkBody } from './check/check-body.ts'
import { checkHeaders } from './check/check-headers.ts'
import { checkQuery } from './check/check-query.ts'
import { createCallMatcher } from './check/match-call.ts'
import { findCalls } from './find-calls.ts'
import type { FoundCall } from './found-call.ts'
import { holeMark } from './run/traced-text.ts'
import { placeIn, type Unit } from './units.ts'

/** What the samples of a page call. Plain JSON, for a cache. */
export interface PageCallFacts {
  /** Slugs of the operations that are called, in the order of the page. */
  slugs: string[]
  diagnostics: Diagnostic[]
}

const unknownParts = new RegExp(`[${holeMark}${anything}]`, 'g')

export type CheckPageCalls = (samples: readonly Sample[], engines: SampleEngines) => Promise<PageCallFacts>

/** Checks the calls in the samples of pages against an API. */
export function createCallChecker(api: Pick<ApiReference, 'operations' | 'bundle'>): CheckPageCalls {
  const match = createCallMatcher(api)
  const validator = createBodyValidator(api)

  const check = (call: FoundCall, units: readonly Unit[]): { slug: string | undefined; findings: CallFinding[] } => {
    const found = match(call)
    if (found.kind !== 'matched') return { slug: undefined, findings: checkAddress(call, found) }
    const { operation } = found
    // A call may be made by a function of another sample; what is sent belongs to the sample that says it.
    const { unit } = bodyOrigin(call)
    const partial = units[unit]?.sample.words.includes('partial') === true
    return {
      slug: operation.slug,
      findings: [
        ...checkQuery(call, operation, validator.values),
        ...checkHeaders(call, operation),
        ...checkBody(call, operation, validator, partial),
      ],
    }
  }

  return async (samples, engines) => {
    const { units, calls } = await findCalls(samples, engines)
    const slugs = new Set<string>()
    const diagnostics = new Map<string, Diagnostic>()
    for (const call of calls) {
      const { slug, findings } = check(call, units)
      if (slug !== undefined) slugs.add(slug)
      for (const { at, ...words } of findings) {
        const message = words.message.replaceAll(unknownParts, '…')
        const diagnostic: Diagnostic = { ...words, message, ...placeIn(units, at) }
        const { file, line, column } = diagnostic
        diagnostics.set(`${file}:${line}:${column} ${message}`, diagnostic)
      }
    }
    return { slugs: [...slugs], diagnostics: [...diagnostics.values()] }
  }
}
