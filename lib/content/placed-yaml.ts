import { type Document, LineCounter, parseDocument } from 'yaml'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

export interface PlacedYaml {
  document: Document.Parsed
  diagnostics: Diagnostic[]
  /** Adds an error at an offset of the text. */
  add: (code: Diagnostic['code'], offset: number, message: string, hint?: string) => void
}

/** Parses a YAML data file, ready to report findings at the places of its nodes. Syntax errors are the caller's to word. */
export function readPlacedYaml(file: string, text: string): PlacedYaml {
  const diagnostics: Diagnostic[] = []
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  return {
    document,
    diagnostics,
    add(code, offset, message, hint) {
      const { line, col } = counter.linePos(offset)
      diagnostics.push({ severity: 'error', code, file, line, column: col, message, hint })
    },
  }
}
