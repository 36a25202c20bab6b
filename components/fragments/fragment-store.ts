const key = Symbol.for('docs.fragments')
const capacity = 256

type Store = Map<string, string>

/**
 * Passes finished HTML from server components, which read it, to client components, which render it on the server. The
 * two share a process but no modules. As a property, it would be shipped a second time with the page's data.
 */
function store(): Store {
  const holder = globalThis as { [key]?: Store }
  holder[key] ??= new Map()
  return holder[key]
}

/** Stores a fragment for the next render; the oldest ones are dropped. */
export function putFragment(src: string, html: string): void {
  const fragments = store()
  fragments.delete(src)
  fragments.set(src, html)
  const [oldest] = fragments.keys()
  if (fragments.size > capacity && oldest !== undefined) fragments.delete(oldest)
}

/** @throws if no server component has put the fragment, which is a bug */
export function takeFragment(src: string): string {
  const html = store().get(src)
  if (html === undefined) throw new Error(`Fragment ${src} was not loaded before it was rendered`)
  return html
}
