import { type Explanation, explain } from '../samples/parse/explain.ts'

const explanations: readonly Explanation[] = [
  [
    /^ReferenceError: (\S+) is not defined/,
    '“$1” is not defined.',
    'Define it; React, its hooks, and a few components are available.',
  ],
  [
    /Minified React error #31\b/,
    'There is an object where text or an element is expected.',
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
    'The component calls different hooks than it did the last time.',
    'Call hooks outside conditions and loops.',
  ],
  [/Minified React error #321\b/, 'A hook is called outside a component.', 'Call it at the top of a component.'],
  [/Minified React error #(\d+)/, 'React stops with its error $1.', 'It is explained at react.dev/errors/$1.'],
]

/** Explains an error of a live sample in plain words. In production, React identifies its own errors only by number. */
export function explainReactError(error: string): { message: string; hint?: string } {
  const explanation = explanations.find(([pattern]) => pattern.test(error))
  if (explanation !== undefined) return explain([explanation], 'JSX', error)
  return { message: `The sample fails with an error: ${error.replace(/^(?:Error|RangeError): /, '')}` }
}
