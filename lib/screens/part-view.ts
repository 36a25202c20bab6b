import type { Element } from 'hast'
import { consentView, diffView, emailView, messageView, pullRequestView, terminalView } from './app-view.ts'
import { barView, lineView, numberView, pieView } from './chart-view.ts'
import { cardsView, fieldsView, listView, menuView, scorecardView, tableView } from './data-view.ts'
import { box, icon, paragraphs, richText, ring, run, strong } from './element.ts'
import { codeView, editorView, formView } from './form-view.ts'
import { approvalView, chatView, logView } from './run-view.ts'
import type { PartOf, PartType } from './screen.ts'
import { buttonRow, panel, tone } from './view-parts.ts'

function paragraphView({ title, highlight, text, muted, panel: isPanel = true }: PartOf<'text'>): Element {
  const content = paragraphs(muted === true ? 's-p s-mut' : 's-p', text)
  if (isPanel) return panel('s-text', { title, highlight }, ...content)
  return box(`s-group${ring(highlight)}`, title !== undefined && strong('s-gt', title), ...content)
}

function bannerView({ title, highlight, text, link, color = 'blue' }: PartOf<'banner'>): Element {
  return box(
    `s-banner${tone(color)}${ring(highlight)}`,
    run('s-key'),
    box('s-li-main', title !== undefined && strong('', `${title} `), ...richText(text)),
    link !== undefined && run('s-link', link),
  )
}

function columnsView({ title, highlight, widths = [], items }: PartOf<'columns'>): Element {
  const columns = items.map((item, index) => box(`s-w${Math.round(widths[index] ?? 1)}`, partView(item)))
  return box(`s-group${ring(highlight)}`, title !== undefined && strong('s-gt', title), box('s-cols', ...columns))
}

function stackView({ title, highlight, items }: PartOf<'stack'>): Element {
  return box(`s-stack${ring(highlight)}`, title !== undefined && strong('s-gt', title), ...items.map(partView))
}

function dialogView({ title, highlight, text, items, buttons }: PartOf<'dialog'>): Element {
  return box(
    `s-dialog${ring(highlight)}`,
    title !== undefined && box('s-dh', strong('s-ft', title), icon('cross')),
    text !== undefined && box('s-mut s-ftext', text),
    ...items.map(partView),
    buttonRow(buttons, 's-foot s-foot-end'),
  )
}

const views: { [Type in PartType]: (part: PartOf<Type>) => Element } = {
  table: tableView,
  fields: fieldsView,
  list: listView,
  scorecard: scorecardView,
  cards: cardsView,
  menu: menuView,
  number: numberView,
  pie: pieView,
  bar: barView,
  line: lineView,
  form: formView,
  code: codeView,
  editor: editorView,
  log: logView,
  approval: approvalView,
  chat: chatView,
  message: messageView,
  'pull-request': pullRequestView,
  diff: diffView,
  consent: consentView,
  email: emailView,
  terminal: terminalView,
  text: paragraphView,
  banner: bannerView,
  columns: columnsView,
  stack: stackView,
  dialog: dialogView,
}

/** Renders a part as elements. */
export function partView<Type extends PartType>(part: PartOf<Type> & { type: Type }): Element {
  return views[part.type](part)
}
