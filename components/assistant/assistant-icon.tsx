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
import { DrawnIcon } from '../icons/drawn-icon.tsx'

// Separate from the frame's icons, so they only load with the assistant.
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

type AssistantIconName = keyof typeof nodes

export function AssistantIcon({ name }: { name: AssistantIconName }) {
  return <DrawnIcon node={nodes[name]} />
}
