import { useLayoutEffect } from 'react'

/**
 * The bundler replaces the style elements of the editor in Elements with this component. Their text differs from page
 * to page, so a content security policy can't list their hashes. A style sheet constructed by a script needs no
 * permission.
 */
export function AdoptedStyle({
  dangerouslySetInnerHTML: { __html: css },
}: {
  dangerouslySetInnerHTML: { __html: string }
}) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
  return null
}
