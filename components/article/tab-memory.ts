/** Storage key of the remembered tab of a group. */
export function tabKey(brand: string, group: string): string {
  return `${brand}.tab.${group}`
}

/** Shows one tab of a set. The same in the browser's first paint and after it: it only reads and sets attributes. */
export function selectTab(tabs: Element, value: string): boolean {
  const buttons = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-list > button')]
  const panels = [...tabs.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
  const index = buttons.findIndex((button) => button.dataset.value === value)
  if (index < 0) return false
  buttons.forEach((button, at) => {
    button.setAttribute('aria-selected', String(at === index))
    button.tabIndex = at === index ? 0 : -1
    panels[at]?.toggleAttribute('data-inactive', at !== index)
  })
  return true
}
