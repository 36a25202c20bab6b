import { createElement } from '../create-element.ts'

/** A button of a notice about a failure. */
export function noticeButton(
  label: string,
  className: string,
  onClick: (event: MouseEvent) => void,
): HTMLButtonElement {
  const button = createElement('button', { type: 'button', class: className }, label)
  button.addEventListener('click', onClick)
  return button
}
