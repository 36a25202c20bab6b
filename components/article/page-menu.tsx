import { defaultAssistants } from '#lib/agents/assistants.ts'
import { markdownVersionPath } from '#lib/agents/markdown-version-path.ts'
import { mcpCommands, mcpLinks } from '#lib/agents/mcp-links.ts'
import { skillName, skillPath } from '#lib/agents/skill-file.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { site } from '../site.ts'

/** Entries that connect a reader's AI tool to the whole site. */
function ConnectEntries({ brand, mcp }: { brand: string; mcp: string | undefined }) {
  return (
    <>
      {mcp !== undefined && (
        <button type="button" data-copy={mcp}>
          Copy MCP server URL<small>For AI tools that search and read these docs</small>
        </button>
      )}
      {mcp !== undefined &&
        mcpLinks(skillName(brand), mcp).map(({ label, href }) => (
          <a key={label} href={href}>
            Connect to {label}
            <small>Add the MCP server</small>
          </a>
        ))}
      {mcp !== undefined &&
        mcpCommands(skillName(brand), mcp).map(({ label, command }) => (
          <button key={label} type="button" data-copy={command}>
            Copy command for {label}
            <small>Add the MCP server in a terminal</small>
          </button>
        ))}
      <a href={skillPath}>
        Skill for AI tools<small>How a tool finds pages and calls the API</small>
      </a>
    </>
  )
}

interface PageMenuProps {
  settings?: Pick<SiteConfig, 'url' | 'brand' | 'agents' | 'openIn'>
}

/**
 * The menu of page actions, shared by all pages: `enhance-page-actions.ts` loads it and completes it with
 * the page's URLs.
 */
export function PageMenu({ settings = site }: PageMenuProps) {
  const { url, brand, agents, openIn } = settings
  const assistants = openIn ?? defaultAssistants
  return (
    <div className="page-menu" popover="auto" data-origin={url}>
      <button type="button">
        Copy as Markdown<small>The full page, for a chat or a note</small>
      </button>
      <a data-page="" href={markdownVersionPath('/' as RoutePath)}>
        View as Markdown<small>The page as plain text</small>
      </a>
      {assistants.map(({ label, href }) => (
        <a key={label} href={href} target="_blank" rel="noopener">
          Open in {label}
          <small>Ask questions about this page</small>
        </a>
      ))}
      <ConnectEntries brand={brand} mcp={agents?.mcp} />
    </div>
  )
}
