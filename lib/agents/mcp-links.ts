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
