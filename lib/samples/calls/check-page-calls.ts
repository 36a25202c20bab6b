import type { ApiReference } from '../../api/api-operation.ts'
import { type Diagnostic, distinctDiagnostics } from '../../diagnostics/diagnostic.ts'
import { anythingMark, holeMark } from '../../diagnostics/private-marks.ts'
import type { Sample } from '../../pages/sample.ts'
import type { SampleEngines } from '../parse/sample-engines.ts'
import { createBodyValidator } from './body-validator.ts'
import { checkAddress, checkBody, checkHeaders } from './check-call.ts'
import { checkQuery } from './check-query.ts'
import { findCalls } from './find-calls.ts'
import { bodyPlaceOf, type CallDiagnostic, type FoundCall } from './found-call.ts'
import { createCallMatcher } from './match-call.ts'
import { hasHole, plainText, sliceText, splitText } from './traced-text.ts'
import { placeIn, type Unit, unitAt } from './units.ts'
import { formInText, joinForms, objectValue } from './value.ts'

/** The calls in the samples of a page. Plain JSON, for a cache. */
export interface PageCallFacts {
  /** Slugs of the operations that are called, in the order of the page. */
  slugs: string[]
  diagnostics: Diagnostic[]
}

const unknownParts = new RegExp(`[${holeMark}${anythingMark}]`, 'g')

type CheckPageCalls = (samples: readonly Sample[], engines: SampleEngines) => Promise<PageCallFacts>

/** A call with its whole query, including the part in the address. */
function withWholeQuery(call: FoundCall): FoundCall {
  const plain = plainText(call.url)
  const start = plain.indexOf('?')
  const [written = []] = start === -1 ? [] : splitText(sliceText(call.url, start + 1), '#')
  // An unknown end of an address may be a query.
  const open = objectValue(call.at, 'form', start === -1 && hasHole(plain.slice(-1)))
  return { ...call, query: joinForms(open, formInText(written), call.query) }
}

/** Checks the calls in the samples of pages against an API. */
export function createCallChecker(api: Pick<ApiReference, 'operations' | 'bundle'>): CheckPageCalls {
  const match = createCallMatcher(api)
  const validator = createBodyValidator(api)

  const check = (call: FoundCall, units: readonly Unit[]): { slug?: string; diagnostics: CallDiagnostic[] } => {
    const matched = match(call)
    if (matched.kind !== 'matched') return { diagnostics: checkAddress(call, matched) }
    const { operation } = matched
    const whole = withWholeQuery(call)
    // A call may be made by a function of another sample; the data that it sends belongs to the sample that contains
    // it.
    const { sample } = unitAt(units, bodyPlaceOf(call))
    const diagnostics = [
      ...checkQuery(whole, operation, validator.values),
      ...checkHeaders(whole, operation),
      ...checkBody(whole, operation, validator, sample.words.includes('partial')),
    ]
    return { slug: operation.slug, diagnostics }
  }

  return async (samples, engines) => {
    const { units, calls } = await findCalls(samples, engines)
    const checked = calls.map((call) => check(call, units))
    const diagnostics = checked
      .flatMap(({ diagnostics }) => diagnostics)
      .map(({ at, message, ...words }) => {
        return { ...words, message: message.replaceAll(unknownParts, '…'), ...placeIn(units, at) }
      })
    const slugs = new Set(checked.flatMap(({ slug }) => slug ?? []))
    return { slugs: [...slugs], diagnostics: distinctDiagnostics(diagnostics) }
  }
}
