import type { Element } from 'hast'
import { consentView, diffView, emailView, messageView, pullRequestView, terminalView } from './app-view.ts'
import { barView, lineView, numberView, pieView } from './chart-view.ts'
import { cardsView, fieldsView, listView, menuView, scorecardView, tableView } from './data-view.ts'
import { box, icon, paragraphs, richText, ring, run, strong } from './element.ts'
import { codeView, editorView, formView } from './form-view.ts'
import { approvalView, chatView, logView } from './run-view.ts'
import type { Banner, Columns, Dialog, Paragraph, Part, Stack } from './screen.ts'
import { buttonRow, panel, tone } from './value-view.ts'

function paragraphView({ title, highlight, text, muted, panel: isPanel = true }: Paragraph): Element {
  const content = paragraphs(muted === true ? 's-p s-mut' : 's-p', text)
  if (isPanel) return panel('s-text', { title, highlight }, ...content)
  return box(`s-group${ring(highlight)}`, title !== undefined && strong('s-gt', title), ...content)
}

function bannerView({ title, highlight, text, link, color = 'blue' }: Banner): Element {
  return box(
    `s-banner${tone(color)}${ring(highlight)}`,
    run('s-key'),
    box('s-li-main', title !== undefined && strong('', `${title} `), ...richText(text)),
    link !== undefined && run('s-link', link),
  )
}

function columnsView({ title, highlight, widths = [], items }: Columns): Element {
  const columns = items.map((item, index) => box(`s-w${Math.round(widths[index] ?? 1)}`, partView(item)))
  return box(`s-group${ring(highlight)}`, title !== undefined && strong('s-gt', title), box('s-cols', ...columns))
}

function stackView({ title, highlight, items }: Stack): Element {
  return box(`s-stack${ring(highlight)}`, title !== undefined && strong('s-gt', title), ...items.map(partView))
}

function dialogView({ title, highlight, text, items, buttons }: Dialog): Element {
  return box(
    `s-dialog${ring(highlight)}`,
    title !== undefined && box('s-dh', strong('s-ft', title), icon('cross')),
    text !== undefined && box('s-mut s-ftext', text),
    ...items.map(partView),
    buttonRow(buttons, 's-foot s-foot-end'),
  )
}

/** A part as elements. */
export function partView(part: Part): Element {
  switch (part.type) {
    case 'table':
      return tableView(part)
    case 'fields':
      return fieldsView(part)
    case 'list':
      return listView(part)
    case 'scorecard':
      return scorecardView(part)
    case 'cards':
      return cardsView(part)
    case 'menu':
      return menuView(part)
    case 'number':
      return numberView(part)
    case 'pie':
      return pieView(part)
    case 'bar':
      return barView(part)
    case 'line':
      return lineView(part)
    case 'form':
      return formView(part)
    case 'code':
      return codeView(part)
    case 'editor':
      return editorView(part)
    case 'log':
      return logView(part)
    case 'approval':
      return approvalView(part)
    case 'chat':
      return chatView(part)
    case 'message':
      return messageView(part)
    case 'pull-request':
      return pullRequestView(part)
    case 'diff':
      return diffView(part)
    case 'consent':
      return consentView(part)
    case 'email':
      return emailView(part)
    case 'terminal':
      return terminalView(part)
    case 'text':
      return paragraphView(part)
    case 'banner':
      return bannerView(part)
    case 'columns':
      return columnsView(part)
    case 'stack':
      return stackView(part)
    case 'dialog':
      return dialogView(part)
  }
}
