import { defaultAssistants } from '#lib/agents/assistants.ts'
import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { site } from '../site.ts'

/**
 * The menu of page actions, shared by all pages: `enhance-page-actions.ts` loads it and completes it with
 * the page's URLs.
 */
export function PageMenu() {
  const assistants = site.openIn ?? defaultAssistants
  return (
    <div className="page-menu" popover="auto" data-origin={site.url}>
      <button type="button">
        Copy as Markdown<small>The full page, for a chat or a note</small>
      </button>
      <a href={markdownVersionPath('/' as RoutePath)}>
        View as Markdown<small>The page as plain text</small>
      </a>
      {assistants.map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener">
          Open in {label}
          <small>Ask questions about this page</small>
        </a>
      ))}
    </div>
  )
}
