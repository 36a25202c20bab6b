/** Leads to the search field, and opens its list as a reader's click does. */
export function openSearch(input: HTMLInputElement): void {
  input.focus()
  input.select()
  input.click()
}
