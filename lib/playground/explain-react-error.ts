import { type Explanation, explain } from '../samples/parse/explain.ts'

const explanations: readonly Explanation[] = [
  [
    /^ReferenceError: (\S+) is not defined/,
    '“$1” is not defined.',
    'Define it; React, its hooks and a few components are at hand.',
  ],
  [
    /Minified React error #31\b/,
    'An object stands where text or an element must stand.',
    'Show one of its fields, or JSON.stringify(…).',
  ],
  [/Minified React error #130\b/, 'An element’s component is undefined.', 'Correct its name, or define it.'],
  [
    /Minified React error #(?:185|301)\b/,
    'The component changes its state each time it is rendered.',
    'Change it in an event or an effect.',
  ],
  [
    /Minified React error #(?:300|310)\b/,
    'The component calls other hooks than the last time.',
    'Call hooks outside of conditions and loops.',
  ],
  [
    /Minified React error #321\b/,
    'A hook is called outside of a component.',
    'Call it at the beginning of a component.',
  ],
  [/Minified React error #(\d+)/, 'React stops with its error $1.', 'It is explained at react.dev/errors/$1.'],
]

/** Puts an error of a live sample into plain words; React names its own by numbers only. */
export function explainReactError(error: string): { message: string; hint?: string } {
  const known = explanations.find(([pattern]) => pattern.test(error))
  if (known !== undefined) return explain([known], 'JSX', error)
  return { message: `The sample ends with an error: ${error.replace(/^(?:Error|RangeError): /, '')}` }
}
