import { Parser } from 'htmlparser2'

/** What a document holds that a content security policy has to allow by name. */
export interface InlineCode {
  /** Texts of the scripts that the browser runs. */
  scripts: string[]
  styles: string[]
  /** Whether an element has a `style` attribute. */
  hasStyleAttributes: boolean
  /** Attributes such as `onclick`: no policy of ours allows them. */
  handlers: string[]
  /** Other sites whose pictures, videos and sounds it shows, by directive. */
  origins: { 'img-src': string[]; 'media-src': string[] }
}

/** Types of a script element that a browser runs; all others hold data. */
const runTypes = new Set(['', 'module', 'text/javascript', 'application/javascript'])
const mediaElements = new Set(['video', 'audio', 'source', 'track'])

function foreignOrigin(address: string | undefined): string[] {
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? [new URL(address).origin]
    : []
}

/** Finds scripts, styles and files of other sites in a document. */
export function inlineCode(html: string): InlineCode {
  const found: InlineCode = {
    scripts: [],
    styles: [],
    hasStyleAttributes: false,
    handlers: [],
    origins: { 'img-src': [], 'media-src': [] },
  }
  let text: string[] | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.style !== undefined) found.hasStyleAttributes = true
      found.handlers.push(...Object.keys(attributes).filter((attribute) => attribute.startsWith('on')))
      if (name === 'img') found.origins['img-src'].push(...foreignOrigin(attributes.src))
      if (name === 'video') found.origins['img-src'].push(...foreignOrigin(attributes.poster))
      if (mediaElements.has(name)) found.origins['media-src'].push(...foreignOrigin(attributes.src))
      const runs = name === 'script' && attributes.src === undefined && runTypes.has(attributes.type ?? '')
      if (runs || name === 'style') text = []
    },
    ontext(part) {
      text?.push(part)
    },
    onclosetag(name) {
      if (text === undefined || (name !== 'script' && name !== 'style')) return
      found[name === 'script' ? 'scripts' : 'styles'].push(text.join(''))
      text = undefined
    },
  })
  parser.end(html)
  return found
}
