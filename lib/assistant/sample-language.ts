/** Languages and tools by which readers ask for code, and how a sample in them is known. */
const languages: readonly (readonly [asked: RegExp, language: RegExp, text: RegExp])[] = [
  [/\bcurl\b/i, /^(?:bash|sh|shell)$/, /\bcurl\b/],
  [/\b(?:bash|shell|command line)\b/i, /^(?:bash|sh|shell)$/, /./],
  [/\bpython\b/i, /^python$/, /./],
  [/\b(?:golang|in go|with go|go (?:sample|code|program))\b/i, /^go$/, /./],
  [/\b(?:javascript|node(?:\.?js)?)\b/i, /^(?:javascript|js)$/, /./],
  [/\b(?:typescript|pulumi)\b/i, /^(?:typescript|ts)$/, /./],
  [/\b(?:terraform|hcl)\b/i, /^hcl$/, /./],
  [/\b(?:groovy|jenkins)\b/i, /^groovy$/, /./],
  [/\byaml\b/i, /^ya?ml$/, /./],
  [/\bjson\b/i, /^json$/, /./],
  [/\bjq\b/i, /^jq$/, /./],
]

/** Whether a sample is in the language that a question names; one that names none takes any. */
export function isAskedSample(question: string, sample: { language: string; text: string }): boolean {
  const asked = languages.filter(([pattern]) => pattern.test(question))
  return (
    asked.length === 0 || asked.some(([, language, text]) => language.test(sample.language) && text.test(sample.text))
  )
}
