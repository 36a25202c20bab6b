/**
 * A description as a card shows it: writers leave out the period at the end of the field.
 * @example sentence('Restart a pod') → 'Restart a pod.'
 */
export const sentence = (description: string): string => description.replace(/[^\s.?!…:]$/u, '$&.')
