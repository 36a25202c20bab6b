import { type AssistantSettings, settingsPath } from '#lib/assistant/assistant-settings.ts'

let loading: { address: string; settings: Promise<AssistantSettings> } | undefined

async function fetchSettings(address: string): Promise<AssistantSettings> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: the server answered with status ${response.status}.`)
  return (await response.json()) as AssistantSettings
}

/** Loads the assistant's settings, whose hash is on the button in the header. The next call retries after a failure. */
export function loadSettings(link: HTMLElement): Promise<AssistantSettings> {
  const address = `${settingsPath}?${link.dataset.settings}`
  if (loading?.address === address) return loading.settings
  const settings = fetchSettings(address)
  loading = { address, settings }
  settings.catch(() => {
    loading = undefined
  })
  return settings
}
