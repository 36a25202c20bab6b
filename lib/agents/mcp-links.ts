/** A link that adds an MCP server to a program. */
interface McpLink {
  label: string
  href: string
}

/** Base64 of UTF-8, which a name may need. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}

/**
 * Links that add a hosted MCP server to the programs that have such links.
 * @param name name of the server in the reader's settings
 * @see https://cursor.com/docs/context/mcp/install-links
 * @see https://code.visualstudio.com/api/extension-guides/ai/mcp#create-an-mcp-installation-url
 */
export function mcpLinks(name: string, url: string): McpLink[] {
  const cursor = new URLSearchParams({ name, config: base64(JSON.stringify({ url })) })
  const code = encodeURIComponent(JSON.stringify({ name, type: 'http', url }))
  return [
    { label: 'Cursor', href: `cursor://anysphere.cursor-deeplink/mcp/install?${cursor}` },
    { label: 'VS Code', href: `vscode:mcp/install?${code}` },
  ]
}

/** A command that adds an MCP server to a program. */
export interface McpCommand {
  label: string
  command: string
}

/**
 * Commands that add a hosted MCP server to the programs that run in a terminal.
 * @see https://code.claude.com/docs/en/mcp
 * @see https://developers.openai.com/codex/mcp
 * @example mcpCommands('acme-docs', 'https://docs.example/mcp')[0]?.command → 'claude mcp add --transport http acme-docs https://docs.example/mcp'
 */
export function mcpCommands(name: string, url: string): McpCommand[] {
  return [
    { label: 'Claude Code', command: `claude mcp add --transport http ${name} ${url}` },
    { label: 'Codex', command: `codex mcp add ${name} --url ${url}` },
  ]
}
