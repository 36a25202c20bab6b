import type { VFileMessage } from 'vfile-message'
import { offsetOfPlace, placeOfOffset, type TextPlace } from '../diagnostics/text-place.ts'

/** Its place is where the mistake starts, which may be before where the parser noticed it. */
export interface ExplainedError extends TextPlace {
  message: string
  hint: string
  /** Fix for a tag name with the wrong capitalization. */
  rename?: TextPlace & { from: string; to: string }
}

const asText = 'To show the character itself, write “&lt;” or put the text in backticks.'

/** The place of an offset; the start of the text for something that isn't found. */
const placeAt = (text: string, offset: number) => placeOfOffset(text, Math.max(0, offset))

/** Offset of the innermost brace that is open at an offset. */
function openBrace(text: string, offset: number): number {
  let closed = 0
  for (let at = Math.min(offset, text.length) - 1; at >= 0; at--) {
    if (text[at] === '}') closed += 1
    else if (text[at] === '{') {
      if (closed === 0) return at
      closed -= 1
    }
  }
  return offset
}

interface PlacedTag extends TextPlace {
  name: string
}

/** A closing tag while another one is expected: that one is missing if the tag closes what is open around it. */
function explainMismatch(text: string, closing: PlacedTag, opened: PlacedTag): ExplainedError {
  const before = text.slice(0, offsetOfPlace(text, opened))
  const isOpen = new RegExp(`<${closing.name}[\\s>]`).test(before)
  const hint = `Close it first with “</${opened.name}>”.`
  if (isOpen) {
    const message = `<${opened.name}> is never closed: “</${closing.name}>” on line ${closing.line} comes first.`
    return { line: opened.line, column: opened.column, message, hint }
  }
  const message = `“</${closing.name}>” closes nothing here; <${opened.name}>, opened on line ${opened.line}, is still open.`
  return { line: closing.line, column: closing.column, message, hint }
}

/** Explains an MDX parser error to a writer: the likely mistake, where it starts, and how to fix it. */
export function explainMdxError(error: VFileMessage, text: string): ExplainedError {
  const reason = error.reason.replace(/\s+/g, ' ')
  const line = error.line ?? 1
  const column = error.column ?? 1
  const offset = offsetOfPlace(text, { line, column })
  const mismatch =
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):(\d+)/.exec(reason)
  if (mismatch !== null) {
    const [, from = '', to = '', openLine, openColumn] = mismatch
    if (from.toLowerCase() === to.toLowerCase()) {
      const message = `“</${from}>” does not close <${to}>: uppercase and lowercase letters are different.`
      const at = offset + text.slice(offset).indexOf(from)
      return { line, column, message, hint: `Write “</${to}>”.`, rename: { ...placeAt(text, at), from, to } }
    }
    const opened = { line: Number(openLine), column: Number(openColumn) }
    return explainMismatch(text, { name: from, line, column }, { name: to, ...opened })
  }
  const unclosed = /^Expected a closing tag for `<(.*?)>` \((\d+):(\d+)-/.exec(reason)
  if (unclosed !== null) {
    const [, name, openLine, openColumn] = unclosed
    const hint = `Add “</${name}>”, or write “<${name} />”.`
    return { line: Number(openLine), column: Number(openColumn), message: `<${name}> is never closed.`, hint }
  }
  if (reason.startsWith('Unexpected closing slash')) {
    const tag = /^\s*\/\s*([\w.-]*)/.exec(text.slice(offset))?.[1] ?? ''
    const message = `“</${tag}>” closes nothing: no component is open here.`
    return {
      ...placeAt(text, text.lastIndexOf('<', offset)),
      message,
      hint: 'Remove it, or open the component above it.',
    }
  }
  if (reason.includes('import/exports')) {
    const message = 'A block that starts with “import” or “export” is read as code, and this one is not code.'
    return { line, column: 1, message, hint: 'Start the sentence with a different word.' }
  }
  if (/acorn|expression/i.test(reason)) {
    const message = '“{” starts an expression here, and what follows cannot be read as one.'
    return {
      ...placeAt(text, openBrace(text, offset)),
      message,
      hint: 'To show a brace, write it in backticks or as “\\{”.',
    }
  }
  if (reason.includes('expected a corresponding closing quote')) {
    const quote = /`(["'])`$/.exec(reason)?.[1] ?? '"'
    const place = placeAt(text, text.lastIndexOf(`=${quote}`, offset) + 1)
    return { ...place, message: 'The quoted value that starts here is never closed.', hint: `Add “${quote}” after it.` }
  }
  const open = placeAt(text, text.lastIndexOf('<', offset - 1))
  if (reason.startsWith('Unexpected end of file')) {
    return { ...open, message: 'The tag that starts here is never closed.', hint: `Add “>”. ${asText}` }
  }
  const character = /^Unexpected character `(.+?)` \(/.exec(reason)?.[1]
  if (character !== undefined) return { ...open, ...explainCharacter(character, text.slice(offsetOfPlace(text, open))) }
  return { line, column, message: `${reason}.`, hint: 'To show markup as text, put it in backticks.' }
}

function explainCharacter(character: string, tag: string): { message: string; hint: string } {
  const message = `“<” starts a component here, and “${character}” is not allowed in its tag.`
  if (tag.startsWith('<!--')) return { message, hint: 'Write a comment as “{/* … */}”.' }
  if (/^<(?:https?|mailto):/.test(tag)) return { message, hint: 'Write the address without “<” and “>”.' }
  return { message, hint: asText }
}
