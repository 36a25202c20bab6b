const askLink = () => document.querySelector<HTMLAnchorElement>('.ask-ai')

/** Whether the site has an assistant. */
export const canAskAi = () => askLink() !== null

/** Opens the assistant with a question, by the link in the header. */
export function askAi(question: string): void {
  const link = askLink()
  if (link === null) return
  link.dataset.question = question
  link.click()
}
