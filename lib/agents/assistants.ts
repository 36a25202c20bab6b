import type { AssistantLinkConfig } from '../config/site-config.ts'

/** Assistants that take a question in their address. */
export const defaultAssistants: readonly AssistantLinkConfig[] = [
  { label: 'ChatGPT', href: 'https://chatgpt.com/?q={prompt}' },
  { label: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
]

/**
 * The address of an assistant for one page.
 * @param url the page as Markdown
 * @example assistantHref('https://ai.example/?q={url}', 'https://docs.example/a.md') → 'https://ai.example/?q=https%3A%2F%2Fdocs.example%2Fa.md'
 */
export function assistantHref(template: string, url: string): string {
  const prompt = `Read ${url} so that I can ask questions about it.`
  return template.replace('{prompt}', () => encodeURIComponent(prompt)).replace('{url}', () => encodeURIComponent(url))
}
