import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { nearest } from '../diagnostics/nearest.ts'
import type { CheckedPage, LinkSource } from './checked-site.ts'

const schemes = ['https', 'http', 'mailto', 'tel']

type LinkDiagnostic = Pick<Diagnostic, 'severity' | 'message' | 'hint'>

/** A host name as browsers send it, with international names in ASCII form, or an IPv6 address. */
const hostPattern = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])$/

function webAddress(href: string): LinkDiagnostic | undefined {
  const malformed: LinkDiagnostic = {
    severity: 'error',
    message: `“${href}” is not a valid address.`,
    hint: 'Write it as “https://host/path”.',
  }
  // Browsers silently fix a missing slash; other programs do not.
  if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href)) return malformed
  const { hostname, protocol } = new URL(href)
  if (!hostPattern.test(hostname)) return malformed
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  if (protocol === 'https:' || isLocal) return undefined
  return {
    severity: 'warning',
    message: `“${href}” is not encrypted.`,
    hint: `Write “${href.replace(/^http:/i, 'https:')}”.`,
  }
}

function diagnosticOf(href: string): LinkDiagnostic | undefined {
  if (href.startsWith('//')) {
    return { severity: 'error', message: `“${href}” has no scheme.`, hint: `Write “https:${href}”.` }
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  const rest = href.slice(scheme.length + 1)
  if (scheme === 'https' || scheme === 'http') return webAddress(href)
  if (scheme === 'mailto' && !/^[^@\s]+@[^@\s]+$/.test(rest.replace(/\?.*$/, ''))) {
    return { severity: 'error', message: `“${href}” is not an email address.`, hint: 'Write “mailto:name@host”.' }
  }
  if (scheme === 'tel' && !/^\+?[0-9().-]*[0-9][0-9().-]*(?:;.*)?$/.test(rest)) {
    return { severity: 'error', message: `“${href}” is not a phone number.`, hint: 'Write “tel:+15550100”.' }
  }
  if (schemes.includes(scheme)) return undefined
  const [near] = nearest(
    scheme,
    schemes.filter((name) => name !== 'http'),
  )
  return {
    severity: 'error',
    message: `“${scheme}:” is not a scheme that a page can link to.`,
    hint: near === undefined ? `Use one of: ${schemes.join(', ')}.` : `Did you mean “${near}:${rest}”?`,
  }
}

/** Checks the syntax of URLs outside the site. It makes no network requests. */
export function checkExternalLinks(
  pages: readonly Pick<CheckedPage, 'file' | 'compiled'>[],
  otherLinks: readonly LinkSource[] = [],
): Diagnostic[] {
  const ofPages = pages.map(({ file, compiled }): LinkSource => {
    const images = compiled.images.map(({ src, line, column }) => ({ href: src, line, column }))
    return { file, links: [...compiled.links, ...images] }
  })
  return [...ofPages, ...otherLinks].flatMap(({ file, links }) => {
    const seen = new Set<string>()
    return links.flatMap(({ href, line, column, key }): Diagnostic[] => {
      const diagnostic = diagnosticOf(href)
      const id = `${key ?? ''} ${line}:${column} ${href}`
      // A definition that an image uses is both a link and an image at the same place.
      if (diagnostic === undefined || seen.has(id)) return []
      seen.add(id)
      const message = key === undefined ? diagnostic.message : `${key}: ${diagnostic.message}`
      return [{ code: 'external-link', file, line, column, ...diagnostic, message }]
    })
  })
}
