import { outsideReference, staysInside } from './css-references.ts'

interface AttributeDiagnostic {
  message: string
  /** Removing it does not change the drawing. */
  idle?: boolean
}

const maxShownLength = 60

const shorten = (text: string) => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text)

/** Attributes whose values are text or names, never styles. */
const plainText = /^(?:aria-.*|data-.*|id|class|lang|role|systemLanguage)$/

/**
 * Reports an attribute that goes beyond a drawing.
 * @example attributeDiagnostic('g', 'onclick', 'go()') → { message: '“onclick” runs a script.', idle: true }
 */
export function attributeDiagnostic(element: string, name: string, value: string): AttributeDiagnostic | undefined {
  const [prefix, local] = name.includes(':') ? (name.split(':', 2) as [string, string]) : ['', name]
  const lower = local.toLowerCase()
  if (lower.startsWith('on')) return { message: `“${name}” runs a script.`, idle: true }
  if (name.toLowerCase() === 'xml:base') return { message: '“xml:base” changes where references point.' }
  if (lower === 'href' || lower === 'src' || lower === 'srcset') {
    return staysInside(value) ? undefined : { message: `“${name}” points outside the file: ${shorten(value)}.` }
  }
  if (lower === 'attributename' && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())) {
    return { message: `<${element}> changes “${value}” while the drawing is shown.` }
  }
  if (prefix !== '' || plainText.test(name)) return undefined
  const outside = outsideReference(value)
  return outside === undefined ? undefined : { message: `“${name}” points outside the file: ${shorten(outside)}.` }
}

/** Reports a style sheet that goes beyond a drawing. */
export function styleDiagnostic(css: string): string | undefined {
  const outside = outsideReference(css)
  return outside === undefined ? undefined : `The style sheet points outside the file: ${shorten(outside)}.`
}
