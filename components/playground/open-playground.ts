import './code-editor.css'
import './playground.css'
import { openJsxPlayground } from './open-jsx-playground.ts'
import { openProgramPlayground } from './open-program-playground.ts'

/** Adds behavior to the finished HTML of a playground. */
export function openPlayground(root: HTMLElement, signal: AbortSignal): void {
  const { kind } = root.dataset
  if (kind === 'jsx') openJsxPlayground(root, signal)
  else if (kind !== undefined) openProgramPlayground(root, kind, signal)
}
