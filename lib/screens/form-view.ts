import type { Element } from 'hast'
import { box, type Content, icon, ring, run, strong } from './element.ts'
import type { Field } from './form-parts.ts'
import type { PartOf } from './screen.ts'
import { textOfLabel } from './values.ts'
import { avatar, buttonRow, panel, tabRow } from './view-parts.ts'

const lists = new Set(['select', 'user', 'team', 'entity'])
const code = new Set(['object', 'yaml'])

function shownValue({ kind = 'text', value, placeholder }: Field): Content {
  if (Array.isArray(value)) return run('s-chips', ...value.map((one) => run('s-chip', one)))
  if (typeof value !== 'string') return run('s-ph-text', placeholder ?? '\u00A0')
  if (kind === 'secret') return '•'.repeat(Math.min(Math.max(value.length, 8), 16))
  if (kind === 'user' || kind === 'team') return run('s-who', avatar(value, kind), run('', value))
  return code.has(kind) ? codeLines(value, []) : run('s-value', value)
}

function control(field: Field): Element {
  const { kind = 'text', value, readOnly, options, error } = field
  if (kind === 'toggle') return box(`s-toggle${value === true ? ' s-on' : ''}`, run('s-knob'))
  const isOpen = options !== undefined
  const sign = lists.has(kind) || isOpen ? 'down' : kind === 'date' ? 'calendar' : undefined
  const names = [
    's-input',
    (kind === 'multi-line' || code.has(kind)) && 's-area',
    readOnly === true && 's-ro',
    isOpen && 's-open',
    error !== undefined && 's-bad',
  ]
  return box(
    names.filter(Boolean).join(' '),
    shownValue(field),
    readOnly === true ? icon('lock') : sign !== undefined && icon(sign),
  )
}

function fieldView(field: Field): Element {
  const { label, required, help, error, options, highlight, kind } = field
  return box(
    `s-field${kind === 'toggle' ? ' s-inline' : ''}${ring(highlight)}`,
    box('s-label', label, required === true && run('s-req', '*')),
    control(field),
    options !== undefined &&
      box(
        's-options',
        ...options.map((option) =>
          box(`s-mi${ring(typeof option === 'object' && option.highlight)}`, textOfLabel(option)),
        ),
      ),
    error !== undefined && box('s-err', error),
    help !== undefined && box('s-help', help),
  )
}

export function formView({ title, highlight, text, steps, step, fields, buttons }: PartOf<'form'>): Element {
  const at = steps === undefined ? 0 : Math.max(steps.indexOf(step ?? ''), 0)
  return panel(
    's-form',
    { highlight },
    title !== undefined && strong('s-ft', title),
    text !== undefined && box('s-mut s-ftext', text),
    steps !== undefined &&
      box(
        's-steps',
        ...steps.map((name, index) =>
          run(
            `s-step${index === at ? ' s-on' : index < at ? ' s-done' : ''}`,
            run('s-no-dot', index < at ? icon('check') : String(index + 1)),
            name,
          ),
        ),
      ),
    ...fields.map(fieldView),
    buttonRow(buttons, 's-foot s-foot-end'),
  )
}

/** Numbered lines of code, some of them highlighted. */
function codeLines(text: string, marked: readonly number[]): Element {
  const all = text.replace(/\s+$/, '').split('\n')
  return box(
    's-lines',
    ...all.map((line, index) =>
      box(marked.includes(index + 1) ? 's-ln s-ln-hl' : 's-ln', ...highlightLine(line === '' ? ' ' : line)),
    ),
  )
}

/** Highlights keys and strings of JSON and YAML; other text is unchanged. */
function highlightLine(line: string): Content[] {
  const [, before = '', key = '', rest = ''] = /^(\s*(?:- )?)("[^"]*"|[\w$.-]+)(?=\s*:(?:\s|$))(.*)$/.exec(line) ?? []
  if (key === '') return highlightStrings(line)
  return [before, run('s-ck', key), ...highlightStrings(rest)]
}

function highlightStrings(text: string): Content[] {
  return text.split(/("[^"]*")/).map((piece, index) => (index % 2 === 1 ? run('s-cs', piece) : piece))
}

const markedOf = (highlight: boolean | number[] | undefined) => (Array.isArray(highlight) ? highlight : [])

export function codeView({ title, highlight, text, error, buttons }: PartOf<'code'>): Element {
  return panel(
    's-codep',
    { title, highlight },
    codeLines(text, markedOf(highlight)),
    error !== undefined && box('s-err', error),
    buttonRow(buttons, 's-foot s-foot-end'),
  )
}

export function editorView({
  title,
  highlight,
  text,
  tabs,
  tab,
  preview,
  previewTitle = 'Preview',
  error,
  buttons,
}: PartOf<'editor'>): Element {
  const source = box('s-pane', codeLines(text, markedOf(highlight)))
  return panel(
    's-editor',
    { title, highlight },
    tabRow(tabs, tab),
    preview === undefined
      ? source
      : box('s-panes', source, box('s-pane s-pane-2', box('s-pane-t', previewTitle), codeLines(preview, []))),
    error !== undefined && box('s-err', error),
    buttonRow(buttons, 's-foot s-foot-end'),
  )
}
