import { type ReactNode, useState } from 'react'

interface Props {
  title: string
  /** Beside the title, such as a choice. */
  aside?: ReactNode
  /** Whether it is folded, where others fold it, too. */
  isFolded?: boolean
  onFold?: (isFolded: boolean) => void
  children: ReactNode
}

/** A part of the console, which its title folds. */
export function Panel({ title, aside, children, ...props }: Props) {
  const [isOwnFolded, setOwnFolded] = useState(false)
  const { isFolded = isOwnFolded, onFold = setOwnFolded } = props
  const isOpen = !isFolded
  return (
    <div className="try-it-panel">
      <div className="try-it-title">
        <button type="button" aria-expanded={isOpen} onClick={() => onFold(isOpen)}>
          {title}
        </button>
        {isOpen ? aside : null}
      </div>
      {isOpen ? children : null}
    </div>
  )
}

/** Opens a panel that is closed. Only the next frame has what is in it. */
export function openPanel(title: string): void {
  const buttons = document.querySelectorAll<HTMLElement>('.try-it-title > [aria-expanded="false"]')
  for (const button of buttons) if (button.textContent === title) button.click()
}
