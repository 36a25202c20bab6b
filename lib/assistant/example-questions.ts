interface GlossaryTerm {
  term: string
  href?: string | undefined
}

const mostExamples = 4

/**
 * Questions that the glossary answers, for the empty dialog of a site that names none.
 * @example exampleQuestions({ dock: { term: 'Dock', href: '/docks' } }) → ['What does “dock” mean?']
 */
export function exampleQuestions(glossary: Readonly<Record<string, GlossaryTerm>>): string[] {
  const answered = Object.values(glossary).filter(({ href }) => href !== undefined)
  return answered.slice(0, mostExamples).map(({ term }) => `What does “${nameInSentence(term)}” mean?`)
}

/** A name as it is within a sentence: “MCP server” keeps its capitals. */
const nameInSentence = (term: string) => (/^\p{Lu}\p{Ll}/u.test(term) ? term[0]?.toLowerCase() + term.slice(1) : term)
