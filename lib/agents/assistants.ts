import type { AssistantLinkConfig } from '../config/site-config.ts'

/** Assistants that accept a question in their URL. */
export const defaultAssistants: readonly AssistantLinkConfig[] = [
  { label: 'ChatGPT', href: 'https://chatgpt.com/?q={prompt}' },
  { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
]

/**
 * The URL that opens an assistant with a question about one page.
 * @param url URL of the page's Markdown version
 * @example assistantHref('https://ai.example/?q={url}', 'https://docs.example/a.md') →
 *   'https://ai.example/?q=https%3A%2F%2Fdocs.example%2Fa.md'
 */
export function assistantHref(template: string, url: string): string {
  const prompt = `Read ${url} so that I can ask questions about it.`
  return template.replace('{prompt}', () => encodeURIComponent(prompt)).replace('{url}', () => encodeURIComponent(url))
}
