import type { Element } from 'hast'
import { box, icon, paragraphs, richText, ring, run } from './element.ts'
import type { PartOf } from './screen.ts'
import { avatar, buttonRow, chipView, panel, tone } from './view-parts.ts'

export function logView({ title, highlight, lines }: PartOf<'log'>): Element {
  return panel(
    's-log',
    { title, highlight },
    box(
      's-loglines',
      ...lines.map(({ time, text, color, highlight: isMarked }) =>
        box(
          `s-logline${ring(isMarked)}`,
          run(`s-key${tone(color)}`),
          time !== undefined && run('s-time', time),
          run('s-logtext', ...richText(text)),
        ),
      ),
    ),
  )
}

export function approvalView({ title, highlight, text, people, buttons }: PartOf<'approval'>): Element {
  return panel(
    '',
    { title, highlight },
    text !== undefined && box('s-intro', text),
    ...people.map(({ name, you, chip, color, note, highlight: isMarked }) =>
      box(
        `s-li${ring(isMarked)}`,
        avatar(name, 'user'),
        box('s-li-main', name, you === true && run('s-mut', ' (you)')),
        note !== undefined && run('s-li-end', note),
        chip !== undefined && chipView({ chip, color }),
      ),
    ),
    buttonRow(buttons, 's-foot'),
  )
}

export function chatView({ title, highlight, agent, messages, input }: PartOf<'chat'>): Element {
  return panel(
    's-chat',
    { title, highlight },
    ...messages.map(({ from, text, tools, buttons, highlight: isMarked }) =>
      from === 'you'
        ? box('s-you', box(`s-bubble${ring(isMarked)}`, ...paragraphs('s-p', text)))
        : box(
            `s-agent${ring(isMarked)}`,
            run('s-av s-av-app', icon('spark')),
            box(
              's-said',
              box('s-from', agent),
              tools !== undefined &&
                box('s-tools-used', ...tools.map((tool) => run('s-tool', icon('check'), run('s-code', tool)))),
              ...paragraphs('s-p', text),
              buttonRow(buttons, 's-acts'),
            ),
          ),
    ),
    input !== undefined && box('s-input s-ask', run('s-ph-text', input), run('s-send', icon('send'))),
  )
}
