import './consent.css'
import type { SyntheticEvent } from 'react'
import { useState } from 'react'
import { consentCategories } from '#lib/third-parties/consent.ts'
import type { SiteService } from '#lib/third-parties/services.ts'
import type { ConsentCategory } from '#lib/third-parties/third-party.ts'
import { declinesTracking } from './consent-memory.ts'

export interface ConsentQuestion {
  services: readonly SiteService[]
  categories: readonly ConsentCategory[]
  /** URL of the privacy policy. */
  policy: string | undefined
  /** Applies the choice; `needsReload` if a running service has lost its consent. */
  choose: (accepted: readonly ConsentCategory[]) => { needsReload: boolean }
}

interface ConsentDialogProps extends ConsentQuestion {
  /** The choice to change; undefined if the reader has not chosen yet, so the dialog doesn't take the focus. */
  accepted: readonly ConsentCategory[] | undefined
  onClose: () => void
}

const focusWhenShown = (element: HTMLElement | null) => element?.focus()

function measureHeight(dialog: HTMLElement | null): void {
  if (dialog !== null) document.documentElement.style.setProperty('--consent-height', `${dialog.offsetHeight}px`)
}

interface ChoicesProps extends Pick<ConsentDialogProps, 'services' | 'categories' | 'accepted'> {
  step: 'question' | 'choices'
  onChoose: () => void
  onFinish: (chosen: readonly ConsentCategory[]) => void
}

/** What can be allowed, once the reader wants to choose, and the buttons. */
function Choices({ services, categories, accepted, step, onChoose, onFinish }: ChoicesProps) {
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = new FormData(event.currentTarget)
    onFinish(categories.filter((category) => checked.has(category)))
  }
  const labelsOf = (category: ConsentCategory) =>
    services.filter(({ service }) => service.categories.includes(category)).map(({ service }) => service.label)
  return (
    <form onSubmit={save}>
      {step === 'choices' && (
        <fieldset>
          <legend>Allow</legend>
          {categories.map((category, index) => (
            <label key={category}>
              <input
                type="checkbox"
                name={category}
                defaultChecked={accepted?.includes(category)}
                ref={accepted === undefined && index === 0 ? focusWhenShown : null}
              />
              <span>
                <b>{consentCategories[category].label}</b> {consentCategories[category].purpose}{' '}
                <small>{labelsOf(category).join(', ')}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="consent-actions">
        <button type="button" className="button" onClick={() => onFinish(categories)}>
          Accept all
        </button>
        <button type="button" className="button" onClick={() => onFinish([])}>
          Reject all
        </button>
        {/* Keys, because if React reused the element, the same click would also submit the form. */}
        {step === 'question' ? (
          <button key="choose" type="button" className="button" onClick={onChoose}>
            Choose
          </button>
        ) : (
          <button key="save" type="submit" className="button">
            Save choice
          </button>
        )}
      </div>
    </form>
  )
}

/** The consent dialog, non-modal at the lower edge of the window. */
export function ConsentDialog({ policy, choose, onClose, ...question }: ConsentDialogProps) {
  const { accepted } = question
  const [step, setStep] = useState<'question' | 'choices' | 'reload'>(accepted === undefined ? 'question' : 'choices')
  const finish = (chosen: readonly ConsentCategory[]) => {
    if (choose(chosen).needsReload) setStep('reload')
    else onClose()
  }
  return (
    // The attribute, because the `show` method would take the focus.
    <dialog
      open
      className="consent"
      aria-labelledby="consent-title"
      ref={measureHeight}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <h2 id="consent-title" tabIndex={-1} ref={accepted === undefined ? null : focusWhenShown}>
        Your privacy
      </h2>
      <p>
        With your consent, this site loads services from other companies. They can set cookies and learn which pages you
        read. None of them is loaded unless you accept. {policy !== undefined && <a href={policy}>Privacy policy</a>}
      </p>
      {declinesTracking() && (
        <p className="consent-signal">
          Your browser asks sites not to track you. This counts as “Reject all” until you choose something else here.
        </p>
      )}
      {step === 'reload' ? (
        <>
          <p>Saved. Services that are already running stop when you reload the page.</p>
          <button type="button" className="button is-primary" ref={focusWhenShown} onClick={() => location.reload()}>
            Reload now
          </button>
        </>
      ) : (
        <Choices {...question} step={step} onChoose={() => setStep('choices')} onFinish={finish} />
      )}
      {(accepted !== undefined || step === 'reload') && (
        <button type="button" className="icon-button consent-close" aria-label="Close" onClick={onClose}>
          <span className="mask-icon icon-close" aria-hidden="true" />
        </button>
      )}
    </dialog>
  )
}
