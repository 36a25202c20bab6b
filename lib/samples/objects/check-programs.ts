import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { formatPointer } from '../../diagnostics/json-pointer.ts'
import { offsetInString } from '../../diagnostics/string-offset.ts'
import { offsetOfPlace } from '../../diagnostics/text-place.ts'
import type { SyntaxDiagnostic } from '../parse/syntax-diagnostic.ts'
import type { Note } from './object-validator.ts'
import type { ReadSample } from './sample-objects.ts'
import { type TemplatePrograms, templatePrograms } from './template-programs.ts'
import type { ValidatedObject } from './validate-object.ts'

/** Compiles a jq program and returns all of its errors. */
export type CompileJq = (program: string) => Promise<readonly SyntaxDiagnostic[]>

/** The hint for a name in a program without the quotes that would make it a string. */
function nameHint({ steps, value }: Note, notes: readonly Note[]): string | undefined {
  const here = formatPointer(steps)
  const isName = notes.some((note) => note.keyword === 'x-references' && formatPointer(note.steps) === here)
  if (!isName || !/^[\w-]+$/.test(String(value))) return undefined
  return `Write '"${value}"': a fixed name is a jq string, in its own quotes.`
}

/**
 * Compiles the programs in the strings of an object and reports errors at their places inside the strings.
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
    const isWhole = note.detail === 'program'
    const wholeProgram: TemplatePrograms = { programs: [{ program: note.value, start: 0 }], unclosed: undefined }
    const { programs, unclosed } = isWhole ? wholeProgram : templatePrograms(note.value)
    if (unclosed !== undefined)
      report(unclosed, '“{{” starts an expression that no “}}” ends.', 'Write “}}” after the expression.')
    for (const { program, start } of programs) {
      if (program.trim() === '') {
        report(start, isWhole ? 'The expression is empty.' : 'There is no expression between “{{” and “}}”.')
        continue
      }
      for (const { line, column, message, hint } of await compile(program)) {
        report(start + offsetOfPlace(program, { line, column }), message, nameHint(note, notes) ?? hint)
      }
    }
  }
  return diagnostics
}
