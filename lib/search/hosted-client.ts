import { hostedMarks } from '../diagnostics/private-marks.ts'
import { type AlgoliaRequest, toAlgoliaResult, toSearchQuery } from './algolia-answer.ts'
import type { LocalSearchClient } from './client.ts'
import { fromHostedResponse, type HostedResponse } from './hosted-answer.ts'
import { currentVersion } from './hosted-record.ts'
import { wholeSite } from './model/contexts.ts'

/** A question as the host takes it. */
export interface HostedRequest {
  indexName: string
  query: string
  page: number
  hitsPerPage: number
  facetFilters: string[]
  highlightPreTag: string
  highlightPostTag: string
}

/** A longer text isn't a question, and hosts refuse much longer ones. */
const longestQuery = 240

/**
 * What a host is asked; undefined when nothing is asked: a host would answer an empty query by all pages.
 * @param version id of the version; empty for the current one
 */
export function toHostedRequest(
  request: AlgoliaRequest,
  { indexName, version }: { indexName: string; version: string },
): HostedRequest | undefined {
  const { text, context, page, hitsPerPage } = toSearchQuery(request)
  const query = text.slice(0, longestQuery).trim()
  if (query === '') return undefined
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facetFilters: [
      `version:${version === '' ? currentVersion : version}`,
      ...(context === wholeSite ? [] : [`context:${context}`]),
    ],
    highlightPreTag: hostedMarks.open,
    highlightPostTag: hostedMarks.close,
  }
}

export interface HostedClientOptions {
  /** Asks the host; algoliasearch's lite client does. */
  search: (requests: HostedRequest[]) => Promise<readonly HostedResponse[]>
  indexName: string
  /** Id of the version; empty for the current one. */
  version: string
  /** Answers while the host does not. */
  fallback: LocalSearchClient
  /** Called when the host fails, once until it has answered again. */
  onFallback: (cause: unknown) => void
  /** A clock in milliseconds. */
  now: () => number
  /** How long the host may take; then it counts as failed. Default: 2,500. */
  timeoutMs?: number
  /** How long a host that has failed is not asked. Default: 30,000. */
  retryAfterMs?: number
}

/** Whether a host can be asked, and who waits for it. */
function createOutage() {
  let askAgainAt = Number.NEGATIVE_INFINITY
  let isTold = false
  const waiting = new Set<(cause: unknown) => void>()
  return {
    isOver: (now: number) => now >= askAgainAt,
    waiting,
    end() {
      askAgainAt = Number.NEGATIVE_INFINITY
      isTold = false
    },
    /** @returns whether it has just begun */
    begin(until: number, cause: unknown): boolean {
      const isNew = !isTold
      isTold = true
      askAgainAt = until
      // What was asked in the meantime waits no longer than the first question did.
      for (const stop of waiting) stop(cause)
      return isNew
    },
  }
}

/**
 * A hosted index behind the interface of the local one. When the host fails, the local index answers, and the host is
 * asked again later.
 */
export function createHostedSearchClient({
  search,
  indexName,
  version,
  fallback,
  onFallback,
  now,
  timeoutMs = 2_500,
  retryAfterMs = 30_000,
}: HostedClientOptions): LocalSearchClient {
  const outage = createOutage()

  function askHost(requests: HostedRequest[]): Promise<readonly HostedResponse[]> {
    return new Promise((resolve, reject) => {
      const stop = (cause: unknown) => {
        clearTimeout(timer)
        outage.waiting.delete(stop)
        reject(cause)
      }
      const timer = setTimeout(() => stop(new Error(`The search host took more than ${timeoutMs} ms.`)), timeoutMs)
      outage.waiting.add(stop)
      search(requests).then((responses) => {
        if (responses.length !== requests.length) {
          return stop(new Error(`The search host gave ${responses.length} answers to ${requests.length} questions.`))
        }
        clearTimeout(timer)
        outage.waiting.delete(stop)
        resolve(responses)
      }, stop)
    })
  }

  return {
    async search(requests) {
      const asked = requests.map((request) => toHostedRequest(request, { indexName, version }))
      const questions = asked.filter((request) => request !== undefined)
      if (!outage.isOver(now())) return fallback.search(requests)
      try {
        const responses = questions.length === 0 ? [] : await askHost(questions)
        if (questions.length > 0) outage.end()
        const results = requests.map((request, index) => {
          const question = asked[index]
          const response = question === undefined ? undefined : responses[questions.indexOf(question)]
          const answer = fromHostedResponse(response ?? { hits: [] }, question?.query ?? '')
          return toAlgoliaResult(answer, request, response?.processingTimeMS ?? 0)
        })
        return { results }
      } catch (cause) {
        if (outage.begin(now() + retryAfterMs, cause)) onFallback(cause)
        return fallback.search(requests)
      }
    },
  }
}
