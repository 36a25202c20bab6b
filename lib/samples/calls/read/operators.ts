import type { Expression } from '../run/program.ts'
import type { Origin } from '../run/traced-text.ts'

/** Two values with an operator between them: texts are joined, a default takes the place of what is missing. */
export function binary(operator: string | undefined, left: Expression, right: Expression, at: Origin): Expression {
  switch (operator) {
    case '+':
      return { type: 'join', parts: [left, right] }
    case '||':
    case '??':
    case 'or':
      return { type: 'either', options: [left, right], at }
    case '&&':
    case 'and':
      return { type: 'choose', test: left, chosen: right, otherwise: left, at }
    default:
      return { type: 'unknown', inner: [left, right], name: '', at }
  }
}

/** A value with a minus before it. */
export function negative(value: Expression, at: Origin): Expression {
  if (value.type === 'plain' && typeof value.value === 'number') return { ...value, value: -value.value }
  return { type: 'unknown', inner: [value], name: '', at }
}
