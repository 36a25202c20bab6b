import { useLayoutEffect } from 'react'

/**
 * The bundler puts this in the place of the style elements of Elements’ editor. Their text differs from page to page, so no
 * content security policy can name it; a sheet that a script makes needs no permission.
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
