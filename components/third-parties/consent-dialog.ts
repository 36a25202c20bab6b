import './consent.css'
import { consentCategories } from '#lib/third-parties/consent.ts'
import type { SiteService } from '#lib/third-parties/services.ts'
import type { ConsentCategory } from '#lib/third-parties/third-party.ts'
import { declinesTracking } from './consent-memory.ts'

export interface ConsentDialog {
  /** Asks a reader who has not chosen. The focus stays where it is: the page can be read. */
  ask: () => void
  /** Shows a choice, to be changed. The focus goes to the dialog, and back at the end. */
  reopen: (accepted: readonly ConsentCategory[], from: HTMLElement) => void
}

interface Question {
  services: readonly SiteService[]
  categories: readonly ConsentCategory[]
  policy: string | undefined
  /** Tells whether something runs that has lost its consent. */
  choose: (accepted: readonly ConsentCategory[]) => { needsReload: boolean }
}

function choiceMarkup(category: ConsentCategory, services: readonly SiteService[]): string {
  const { label, purpose } = consentCategories[category]
  const names = services
    .filter(({ service }) => service.categories.includes(category))
    .map(({ service }) => service.label)
  return `<label><input type="checkbox" name="${category}"><span><b>${label}</b> ${purpose} <small>${names.join(', ')}</small></span></label>`
}

function markup({ services, categories }: Question): string {
  return `<h2 id="consent-title" tabindex="-1">Your privacy</h2>
<p>With your consent, this site loads services from other companies. They can set cookies and learn which pages you read. None of them is loaded unless you accept. <a hidden>Privacy policy</a></p>
<p class="consent-signal" hidden>Your browser asks sites not to track you. This counts as “Reject all” until you choose something else here.</p>
<form method="dialog">
<fieldset hidden><legend>Allow</legend>${categories.map((category) => choiceMarkup(category, services)).join('')}</fieldset>
<div class="consent-actions">
<button type="button" class="button" value="all">Accept all</button>
<button type="button" class="button" value="none">Reject all</button>
<button type="button" class="button" value="choose" aria-expanded="false">Choose</button>
<button type="submit" class="button" hidden>Save choice</button>
</div>
</form>
<div class="consent-reload" hidden><p>Saved. Services that are already running stop when you reload the page.</p><button type="button" class="button is-primary">Reload now</button></div>
<button type="button" class="icon-button consent-close" aria-label="Close" hidden><span class="mask-icon icon-close" aria-hidden="true"></span></button>`
}

/** The question for consent: at the lower edge of the window, beside the page and not in its way. */
export function createConsentDialog(question: Question): ConsentDialog {
  const { categories, policy, choose } = question
  const dialog = document.createElement('dialog')
  dialog.className = 'consent'
  dialog.setAttribute('aria-labelledby', 'consent-title')
  dialog.innerHTML = markup(question)
  const find = <T extends HTMLElement>(selector: string) => dialog.querySelector(selector) as T
  const [form, choices, reload, close] = [
    find('form'),
    find('fieldset'),
    find('.consent-reload'),
    find('.consent-close'),
  ]
  const boxes = [...dialog.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
  const link = find<HTMLAnchorElement>('a')
  link.hidden = policy === undefined
  link.href = policy ?? ''
  find('.consent-signal').hidden = !declinesTracking()
  let openedFrom: HTMLElement | undefined

  const showChoices = (isOpen: boolean) => {
    choices.hidden = !isOpen
    find('[type=submit]').hidden = !isOpen
    find('[value=choose]').hidden = isOpen
    find('[value=choose]').setAttribute('aria-expanded', String(isOpen))
  }
  const open = () => {
    form.hidden = false
    reload.hidden = true
    if (!dialog.isConnected) (document.querySelector('.skip-link') ?? document.body.firstElementChild)?.after(dialog)
    // A method of the dialog would take the focus.
    dialog.open = true
    document.documentElement.style.setProperty('--consent-height', `${dialog.offsetHeight}px`)
  }
  const hide = () => {
    const hadFocus = dialog.contains(document.activeElement)
    dialog.open = false
    if (hadFocus) (openedFrom ?? document.getElementById('content'))?.focus({ preventScroll: true })
    openedFrom = undefined
  }
  const finish = (accepted: readonly ConsentCategory[]) => {
    if (!choose(accepted).needsReload) return hide()
    form.hidden = true
    reload.hidden = false
    close.hidden = false
    reload.querySelector('button')?.focus()
  }
  dialog.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    if (button?.value === 'all') finish(categories)
    else if (button?.value === 'none') finish([])
    else if (button?.value === 'choose') {
      showChoices(true)
      boxes[0]?.focus()
    } else if (button === close) hide()
    else if (button?.parentElement === reload) location.reload()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    finish(boxes.filter(({ checked }) => checked).map(({ name }) => name as ConsentCategory))
  })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  return {
    ask() {
      if (dialog.open) return
      showChoices(false)
      close.hidden = true
      open()
    },
    reopen(accepted, from) {
      openedFrom = from
      for (const box of boxes) box.checked = accepted.includes(box.name as ConsentCategory)
      showChoices(true)
      close.hidden = false
      open()
      find('h2').focus()
    },
  }
}
