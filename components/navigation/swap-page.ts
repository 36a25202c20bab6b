import { markSections } from './current-section.ts'
import { takeSidebarBack } from './sidebar-drawer.ts'

/** What the head says about one page. Everything else in it is the same on all pages. */
const metadata =
  'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]'
const stylesheets = 'link[rel="stylesheet"]'
/** After this time, a page is shown without a stylesheet that hasn't arrived (ms). */
const styleTimeoutMs = 3000

/** @returns false if it can't be loaded; then its link is removed again */
function addStylesheet(href: string): Promise<boolean> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => {
      link.remove()
      resolve(false)
    })
    setTimeout(() => resolve(true), styleTimeoutMs)
  })
}

/**
 * Loads the stylesheets of another document that this one lacks, and takes their links out of it: in the head, they
 * outlast the page that brought them.
 * @returns false if one of them can't be loaded
 */
export async function adoptStylesheets(root: ParentNode): Promise<boolean> {
  const links = [...root.querySelectorAll<HTMLLinkElement>(stylesheets)]
  const loads = links.map((link) => {
    const href = link.getAttribute('href') ?? ''
    link.remove()
    return document.head.querySelector(`${stylesheets}[href="${CSS.escape(href)}"]`) === null
      ? addStylesheet(href)
      : true
  })
  return (await Promise.all(loads)).every(Boolean)
}

/**
 * Moves the stylesheets of the first page to the head. They are in its body so that the browser can paint what is above
 * them first; a copy from the browser's cache replaces each without a flash. Without a copy, the link stays.
 */
export async function settleStylesheets(): Promise<void> {
  const links = [...document.body.querySelectorAll<HTMLLinkElement>(stylesheets)]
  await Promise.all(
    links.map(async (link) => {
      if (await addStylesheet(link.getAttribute('href') ?? '')) link.remove()
    }),
  )
}

/** Whether two pages show the same sidebar. A complete one is the same for all pages of its version. */
function haveSameSidebar(page: ParentNode, other: ParentNode): boolean {
  const [a, b] = [page, other].map((root) => {
    const { version } = root.querySelector<HTMLElement>('.version-root')?.dataset ?? {}
    const { sidebar, sidebarId } = root.querySelector<HTMLElement>('.doc-root')?.dataset ?? {}
    return { part: `${version} ${sidebar}`, whole: `${version} ${sidebarId}` }
  })
  const sidebar = page.querySelector<HTMLElement>('.sidebar')
  if (sidebar === null || other.querySelector('.sidebar') === null) return false
  return sidebar.dataset.tree === undefined ? a?.whole === b?.whole : a?.part === b?.part
}

/**
 * Replaces the current page with the one in another document. If both have the same sidebar, it stays in place.
 * @param isWhole replaces the sidebar, too
 */
export function swapPage(next: Document, isWhole: boolean): void {
  takeSidebarBack()
  const [page, newPage] = [document.getElementById('page'), next.getElementById('page')]
  if (page === null || newPage === null) throw new Error('The document has no page.')
  const [main, newMain] = [page.querySelector('main'), newPage.querySelector('main')]
  const isSame = !isWhole && haveSameSidebar(page, newPage)
  if (isSame && main !== null && newMain !== null) {
    const newBanner = newPage.querySelector('.version-banner')
    if (newBanner !== null) page.querySelector('.version-banner')?.replaceWith(newBanner)
    main.replaceWith(newMain)
  } else page.replaceChildren(...newPage.childNodes)
  markSections(next)
  for (const element of document.head.querySelectorAll(metadata)) element.remove()
  document.head.append(...next.head.querySelectorAll(metadata))
}
