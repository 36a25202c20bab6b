interface ExplainedTerm {
  term: string
  href?: string | undefined
}

/**
 * The terms of the glossary by the page that explains them: a reader who searches for only a term wants that page, even
 * if its title is different.
 * @example explainedTerms({ jq: { term: 'jq', href: '/resources#try-and-test' } }) → Map { '/resources' → ['jq'] }
 */
export function explainedTerms(glossary: Readonly<Record<string, ExplainedTerm>>): Map<string, string[]> {
  const terms = new Map<string, string[]>()
  for (const { term, href } of Object.values(glossary)) {
    const route = href?.split('#')[0]
    if (route !== undefined && route !== '') terms.set(route, [...(terms.get(route) ?? []), term])
  }
  return terms
}
