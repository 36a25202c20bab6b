import {
  ArrowUp,
  Check,
  Copy,
  FileText,
  type IconNode,
  RotateCcw,
  Sparkles,
  Square,
  SquarePen,
  ThumbsDown,
  ThumbsUp,
  X,
} from 'lucide'
import { createElement } from 'react'

// Not the frame's icons: these come with the assistant, and only then.
const nodes = {
  assistant: Sparkles,
  close: X,
  copied: Check,
  copy: Copy,
  down: ThumbsDown,
  new: SquarePen,
  page: FileText,
  retry: RotateCcw,
  send: ArrowUp,
  stop: Square,
  up: ThumbsUp,
} as const satisfies Record<string, IconNode>

export type AssistantIconName = keyof typeof nodes

/** A decorative icon: the text beside it, or the control's name, says what it means. */
export function AssistantIcon({ name }: { name: AssistantIconName }) {
  return (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
      {nodes[name].map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
