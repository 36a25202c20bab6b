interface ExplainedTerm {
  term: string
  href?: string | undefined
}

/**
 * The terms of the glossary by the page that explains them: who searches for a term alone wants that page, though its
 * title may be another.
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
