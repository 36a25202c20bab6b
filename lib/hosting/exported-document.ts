import { type DefaultTreeAdapterMap, parse } from 'parse5'

/**
 * What the framework adds to a document for its runtime: scripts, hints to load them, data for hydration, and boundary
 * markers. The site's own data scripts have a type, and its own script files aren't in the framework's folder.
 */
const frameworkParts = [
  /<script\b[^>]* src="\/_next\/[^"]*"[^>]*><\/script>/g,
  /<link\b[^>]* href="\/_next\/[^"]*"[^>]*>/g,
  /<script\b(?![^>]* (?:src|type)=)[^>]*>(?:[^<]|<(?!\/script))*?(?:__next_|\$R[A-Z]|\["TURBOPACK"\])(?:[^<]|<(?!\/script))*?<\/script>/g,
  /<meta name="next-size-adjust"[^>]*>/g,
  // They repeat the properties of Open Graph, which are read in their place.
  /<meta name="twitter:(?!card")[^>]*>/g,
  /<!--\/?\$[!?]?-->|<!-- -->|<div hidden="">(?:<!--\/?\$-->)*<\/div>/g,
]

/**
 * A document as readers get it: HTML without the framework's runtime. The site's own script adds all behavior, so the
 * runtime would only load, and render a second time what is already there.
 * @throws if something of the runtime is left, because the framework writes it in another form
 */
export function plainDocument(html: string): string {
  let plain = html
  for (const part of frameworkParts) plain = plain.replaceAll(part, '')
  const left = /<script\b[^>]*_next\/|self\.__next_/.exec(plain)
  if (left !== null)
    throw new Error(`The framework's runtime is left in a document: ${plain.slice(left.index, left.index + 80)}`)
  return plain
}

/** The parts of a document that a content security policy must allow explicitly. */
export interface InlineCode {
  /** Source text of the scripts that the browser runs. */
  scripts: string[]
  styles: string[]
  /** Whether an element has a `style` attribute. */
  hasStyleAttributes: boolean
  /** Event handler attributes such as `onclick`, which no policy of this site allows. */
  handlers: string[]
  /** Origins of other sites whose images, videos, and audio the document shows, by directive. */
  origins: { 'img-src': string[]; 'media-src': string[] }
}

/** Script types that browsers execute; all others contain data. */
const runTypes = new Set(['', 'module', 'text/javascript', 'application/javascript'])
const mediaElements = new Set(['video', 'audio', 'source', 'track'])

function foreignOrigin(address: string | undefined): string[] {
  return address !== undefined && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? [new URL(address).origin]
    : []
}

type Node = DefaultTreeAdapterMap['node']

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])
const textOf = (node: Node): string =>
  childrenOf(node)
    .map((child) => ('value' in child ? child.value : ''))
    .join('')

function addElement(code: InlineCode, element: DefaultTreeAdapterMap['element']): void {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]))
  const name = element.tagName
  if (attributes.has('style')) code.hasStyleAttributes = true
  code.handlers.push(...[...attributes.keys()].filter((attribute) => attribute.startsWith('on')))
  if (name === 'img') code.origins['img-src'].push(...foreignOrigin(attributes.get('src')))
  if (name === 'video') code.origins['img-src'].push(...foreignOrigin(attributes.get('poster')))
  if (mediaElements.has(name)) code.origins['media-src'].push(...foreignOrigin(attributes.get('src')))
  if (name === 'style') code.styles.push(textOf(element))
  const runs = name === 'script' && !attributes.has('src') && runTypes.has(attributes.get('type') ?? '')
  if (runs) code.scripts.push(textOf(element))
}

/** Finds inline scripts, inline styles, and media of other sites in a document. */
export function inlineCode(html: string): InlineCode {
  const origins = { 'img-src': [], 'media-src': [] }
  const code: InlineCode = { scripts: [], styles: [], hasStyleAttributes: false, handlers: [], origins }
  const visit = (node: Node): void => {
    if ('tagName' in node) addElement(code, node)
    if ('content' in node) visit(node.content)
    childrenOf(node).forEach(visit)
  }
  // What is in a <noscript> counts: a browser without scripts reads it as elements.
  visit(parse(html, { scriptingEnabled: false }))
  return code
}
