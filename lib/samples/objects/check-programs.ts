import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { SyntaxFault } from '../parse/syntax-fault.ts'
import { offsetOfPlace } from '../parse/text-place.ts'
import { stepsToPointer } from './json-pointer.ts'
import type { Note } from './object-validator.ts'
import type { ReadSample } from './sample-objects.ts'
import { offsetInString } from './string-offset.ts'
import { type EmbeddedProgram, templatePrograms } from './template-programs.ts'
import type { ValidatedObject } from './validate-object.ts'

/** Everything that jq finds wrong with a program. */
export type CompileJq = (program: string) => Promise<readonly SyntaxFault[]>

/** A name that stands in a program without the quotes that make it a string. */
function nameHint({ steps, value }: Note, notes: readonly Note[]): string | undefined {
  const here = stepsToPointer(steps)
  const isName = notes.some((note) => note.keyword === 'x-references' && stepsToPointer(note.steps) === here)
  if (!isName || !/^[\w-]+$/.test(String(value))) return undefined
  return `Write '"${value}"': a fixed name is a jq string, in its own quotes.`
}

/**
 * Compiles the programs in the strings of an object; the findings stand at their places inside the strings.
 * @param source the sample's text
 */
export async function checkPrograms(
  { object, notes }: ValidatedObject,
  read: ReadSample,
  source: string,
  compile: CompileJq,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  for (const note of notes) {
    if (note.keyword !== 'x-program' || typeof note.value !== 'string') continue
    const { offset, scalar } = object.placeOf(note.steps)
    const report = (index: number, message: string, hint?: string) => {
      const at = scalar === undefined ? offset : offsetInString(source, scalar, index)
      diagnostics.push({ severity: 'error', code: 'sample-jq', ...read.place(at), message, hint })
    }
    const whole: EmbeddedProgram = { program: note.value, start: 0 }
    const { programs, unclosed } =
      note.detail === 'program' ? { programs: [whole], unclosed: undefined } : templatePrograms(note.value)
    if (unclosed !== undefined)
      report(unclosed, '“{{” starts an expression that no “}}” ends.', 'Write “}}” after the expression.')
    for (const { program, start } of programs) {
      if (program.trim() === '') {
        report(
          start,
          note.detail === 'program' ? 'The expression is empty.' : 'There is no expression between “{{” and “}}”.',
        )
        continue
      }
      for (const { line, column, message, hint } of await compile(program)) {
        report(start + offsetOfPlace(program, { line, column }), message, nameHint(note, notes) ?? hint)
      }
    }
  }
  return diagnostics
}
