import type { IndexSettings, SynonymHit } from 'algoliasearch'

/** What a hosted index needs besides its records. */
export interface HostedSetup {
  settings: IndexSettings
  synonyms: SynonymHit[]
  /** Both as a hash. The index keeps it, so that they are sent only when they have changed. */
  hash: string
}

/** Hosts don't accept a larger group of synonyms. */
const mostSynonyms = 20

/** @see https://www.algolia.com/doc/api-reference/settings-api-parameters/ */
const settings: IndexSettings = {
  // The order says what counts more; the words of a text count the same everywhere in it.
  searchableAttributes: [
    'title',
    'section',
    'keywords',
    'unordered(description)',
    'unordered(text)',
    'unordered(code)',
  ],
  // A page is one hit: its best part, or its head if that is equally good.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['asc(level)', 'asc(position)'],
  attributesForFaceting: ['afterDistinct(context)', 'afterDistinct(kind)', 'filterOnly(version)'],
  attributesToRetrieve: [
    'url',
    'anchor',
    'kind',
    'title',
    'description',
    'breadcrumbs',
    'section',
    'keywords',
    'context',
  ],
  attributesToHighlight: ['title', 'section', 'description', 'keywords'],
  attributesToSnippet: ['text:28', 'code:6'],
  snippetEllipsisText: '…',
  // Identifiers are found by their parts, and a name in a sample isn't a misspelled word.
  camelCaseAttributes: ['title', 'section', 'keywords', 'code'],
  disableTypoToleranceOnAttributes: ['code'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  attributeCriteriaComputedByMinProximity: true,
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: ['en'],
  // Stop words and unknown words never block an answer.
  removeStopWords: ['en'],
  removeWordsIfNoResults: 'allOptional',
  advancedSyntax: false,
}

/** A group of any size: larger ones become several, which share their first word. */
function synonymHits(group: readonly string[], hash: (text: string) => string): SynonymHit[] {
  const [first = '', ...others] = group
  const hits: SynonymHit[] = []
  for (let start = 0; start < others.length; start += mostSynonyms - 1) {
    const synonyms = [first, ...others.slice(start, start + mostSynonyms - 1)]
    hits.push({ objectID: `synonyms-${hash(JSON.stringify(synonyms)).slice(0, 12)}`, type: 'synonym', synonyms })
  }
  return hits
}

/**
 * Settings and synonyms of a hosted index.
 * @param groups words and phrases that mean the same, of content/synonyms.yaml
 * @param hash of a text, in hexadecimal digits
 */
export function hostedSetup(groups: readonly (readonly string[])[], hash: (text: string) => string): HostedSetup {
  const synonyms = groups.flatMap((group) => synonymHits(group, hash))
  const setupHash = hash(JSON.stringify([settings, synonyms])).slice(0, 16)
  return { settings: { ...settings, userData: { setup: setupHash } }, synonyms, hash: setupHash }
}
