import { hostedMarks } from '../diagnostics/private-marks.ts'
import { type AlgoliaRequest, toSearchQuery } from './algolia-answer.ts'
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
