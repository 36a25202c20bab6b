/** Focuses the search field and opens its list, like a click. */
export function openSearch(input: HTMLInputElement): void {
  input.focus()
  input.select()
  input.click()
}
