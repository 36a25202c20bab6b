import { escapeSource } from '#lib/api/match-operation.ts'
import { createElement } from '../create-element.ts'

/** Marks words in a short text where they begin, whatever their case; without words, takes all marks out. */
export function markWords(element: HTMLElement, words: readonly string[]): void {
  const text = element.textContent ?? ''
  const longestFirst = words.filter((word) => word !== '').sort((a, b) => b.length - a.length)
  if (longestFirst.length === 0) {
    element.replaceChildren(text)
    return
  }
  const pattern = new RegExp(`\\b(${longestFirst.map(escapeSource).join('|')})`, 'gi')
  // The parts between matches are at even places.
  const parts = text.split(pattern).map((part, at) => (at % 2 === 0 ? part : createElement('mark', {}, part)))
  element.replaceChildren(...parts)
}
