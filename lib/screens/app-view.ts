import type { Element } from 'hast'
import { box, type Content, paragraphs, richText, ring, run, strong } from './element.ts'
import type { PartOf } from './screen.ts'
import { avatar, buttonRow, checkSign, chipView, panel } from './view-parts.ts'

type Reply = NonNullable<PartOf<'message'>['replies']>[number]

function pairs(fields: readonly (readonly [string, string])[] | undefined): Element | undefined {
  if (fields === undefined) return undefined
  return box('s-pairs', ...fields.map(([label, value]) => box('', box('s-b', label), box('', ...richText(value)))))
}

/** A message's sender, time, and text. */
function messageContent({ from, app, time, text }: Reply, ...more: Content[]): Content[] {
  return [
    avatar(from, app === true ? 'app' : 'team'),
    box(
      's-said',
      box('s-from', from, app === true && run('s-app', 'APP'), time !== undefined && run('s-at', time)),
      ...paragraphs('s-p', text),
      ...more,
    ),
  ]
}

export function messageView({ title, highlight, fields, buttons, replies, ...message }: PartOf<'message'>): Element {
  const thread =
    replies !== undefined &&
    box('s-thread', ...replies.map((reply) => box(`s-msg${ring(reply.highlight)}`, ...messageContent(reply))))
  return box(
    's-group',
    title !== undefined && strong('s-gt', title),
    box(`s-msg${ring(highlight)}`, ...messageContent(message, pairs(fields), buttonRow(buttons, 's-acts'))),
    thread,
  )
}

function diffLines(lines: readonly string[]): Element {
  const kinds: Readonly<Record<string, string>> = { '+': ' s-add', '-': ' s-del', '@': ' s-mut' }
  return box(
    's-lines s-diff',
    ...lines.map((line) => box(`s-ln${kinds[line.charAt(0)] ?? ''}`, line === '' ? ' ' : line)),
  )
}

export function diffView({ title, highlight, path, lines }: PartOf<'diff'>): Element {
  return panel('', { title, highlight }, box('s-path s-code', path), diffLines(lines))
}

const states = {
  open: { chip: 'Open', color: 'green' },
  draft: { chip: 'Draft', color: 'gray' },
  merged: { chip: 'Merged', color: 'purple' },
  closed: { chip: 'Closed', color: 'red' },
} as const

type File = NonNullable<PartOf<'pull-request'>['files']>[number]
type Check = NonNullable<PartOf<'pull-request'>['checks']>[number]

function fileView({ path, added, removed, highlight }: File): Element {
  return box(
    `s-li${ring(highlight)}`,
    box('s-li-main s-code', path),
    added !== undefined && run('s-num s-plus', `+${added}`),
    removed !== undefined && run('s-num s-minus', `−${removed}`),
  )
}

function checkView({ name, passed, note, highlight }: Check): Element {
  const state = passed === undefined ? 'Running' : passed ? 'Passed' : 'Failed'
  return box(`s-li${ring(highlight)}`, checkSign(passed), box('s-li-main', name), run('s-li-end', note ?? state))
}

export function pullRequestView(part: PartOf<'pull-request'>): Element {
  const {
    title,
    highlight,
    number,
    state,
    author,
    from,
    into = 'main',
    text,
    files,
    diff,
    checks,
    comments,
    buttons,
  } = part
  const branches = from === undefined ? [] : [run('s-branch s-code', into), ' from ', run('s-branch s-code', from)]
  return box(
    `s-pr${ring(highlight)}`,
    title !== undefined && box('s-pr-t', strong('', title), number !== undefined && run('s-mut', ` #${number}`)),
    (state !== undefined || branches.length > 0) &&
      box(
        's-pr-meta',
        state !== undefined && chipView(states[state]),
        run(
          's-mut',
          author !== undefined && strong('', author),
          author !== undefined && branches.length > 0 && ' wants to merge into ',
          ...branches,
        ),
      ),
    text !== undefined && panel('s-comment', {}, ...paragraphs('s-p', text)),
    files !== undefined && panel('', { title: 'Files changed', count: String(files.length) }, ...files.map(fileView)),
    diff !== undefined &&
      panel('', { highlight: diff.highlight }, box('s-path s-code', diff.path), diffLines(diff.lines)),
    checks !== undefined && panel('', { title: 'Checks' }, ...checks.map(checkView)),
    ...(comments ?? []).map((comment) =>
      panel('s-comment', { highlight: comment.highlight }, box('s-msg', ...messageContent(comment))),
    ),
    buttonRow(buttons, 's-acts'),
  )
}

export function consentView({ title, highlight, app, account, text, scopes, buttons }: PartOf<'consent'>): Element {
  return panel(
    's-consent',
    { highlight },
    avatar(app, 'app'),
    strong('s-ft', title ?? `${app} wants to use your account`),
    account !== undefined && box('s-mut', `Signed in as ${account}`),
    text !== undefined && box('s-mut', text),
    box(
      's-scopes',
      ...scopes.map((scope) => {
        const isPlain = typeof scope === 'string'
        return box(
          `s-li${ring(!isPlain && scope.highlight)}`,
          checkSign(true),
          box('s-li-main', isPlain ? scope : scope.text),
        )
      }),
    ),
    buttonRow(buttons, 's-acts'),
  )
}

export function emailView({ highlight, title, from, to, subject, text, fields, buttons }: PartOf<'email'>): Element {
  return panel(
    's-mail',
    { title, highlight },
    box(
      's-mail-h',
      strong('s-ft', subject),
      box('s-msg', avatar(from, 'app'), box('s-said', box('s-from', from), box('s-below', `to ${to}`))),
    ),
    ...paragraphs('s-p', text),
    pairs(fields),
    buttonRow(buttons, 's-acts'),
  )
}

export function terminalView({ title, highlight, lines }: PartOf<'terminal'>): Element {
  return box(
    `s-term${ring(highlight)}`,
    title !== undefined && box('s-term-t', title),
    ...lines.map((line) => {
      const { text, kind = 'output', highlight: isMarked } = typeof line === 'string' ? { text: line } : line
      return box(`s-ln s-t-${kind}${ring(isMarked)}`, text === '' ? ' ' : text)
    }),
  )
}
