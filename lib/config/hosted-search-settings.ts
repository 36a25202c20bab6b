/** A hosted search index. All of these settings are public. */
export interface HostedSearch {
  appId: string
  /** A key that only allows searching. */
  apiKey: string
  indexName: string
}

/** The environment variables that configure a hosted index; each is empty or missing if it is not set. */
export interface HostedSearchVariables {
  NEXT_PUBLIC_SEARCH_APP_ID?: string | undefined
  NEXT_PUBLIC_SEARCH_API_KEY?: string | undefined
  NEXT_PUBLIC_SEARCH_INDEX?: string | undefined
  SEARCH_ADMIN_KEY?: string | undefined
}

const variables = ['NEXT_PUBLIC_SEARCH_APP_ID', 'NEXT_PUBLIC_SEARCH_API_KEY', 'NEXT_PUBLIC_SEARCH_INDEX'] as const

/** What is wrong with the variables of a hosted index; undefined if they are valid, or if none is set. */
export function hostedSearchProblem(values: HostedSearchVariables): string | undefined {
  const missing = variables.filter((name) => !values[name])
  if (missing.length === variables.length) return undefined
  if (missing.length > 0) {
    return `Hosted search needs ${variables.join(', ')} together. To use only the local index, set none of them. Missing: ${missing.join(', ')}.`
  }
  if (!/^[A-Za-z0-9]+$/.test(values.NEXT_PUBLIC_SEARCH_APP_ID ?? '')) {
    return 'NEXT_PUBLIC_SEARCH_APP_ID can contain only letters and digits: it becomes part of the host name.'
  }
  if (values.NEXT_PUBLIC_SEARCH_API_KEY === values.SEARCH_ADMIN_KEY) {
    return 'NEXT_PUBLIC_SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY, and every reader would have it. Use a key that can only search.'
  }
  return undefined
}

/** The hosted index that the environment configures, if any. */
export function hostedSearchOf(values: HostedSearchVariables): HostedSearch | undefined {
  const [appId, apiKey, indexName] = variables.map((name) => values[name])
  return appId && apiKey && indexName ? { appId, apiKey, indexName } : undefined
}
