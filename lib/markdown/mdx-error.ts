import type { VFileMessage } from 'vfile-message'

/** What a parser error of MDX most likely means to a writer, and the way out. */
export function explainMdxError(error: VFileMessage): { message: string; hint: string } {
  const reason = error.reason.replace(/\s+/g, ' ')
  const unexpected = /^Unexpected (?:character|end of file) ?(?:`(.*?)`)?/.exec(reason)
  const closing = /^Expected (?:a closing tag|the closing tag .*?) for `<(.*?)>`/.exec(reason)
  const mismatch = /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>`/.exec(reason)
  if (mismatch !== null) {
    return {
      message: `“</${mismatch[1]}>” closes nothing here; <${mismatch[2]}> is still open.`,
      hint: `Close it first with “</${mismatch[2]}>”.`,
    }
  }
  if (closing !== null) {
    return { message: `<${closing[1]}> is never closed.`, hint: `Add “</${closing[1]}>”, or write “<${closing[1]} />”.` }
  }
  if (/acorn|expression|Unexpected end of file in expression/i.test(reason)) {
    return {
      message: '“{” starts an expression here, and what follows cannot be read as one.',
      hint: 'To show a brace, write it in backticks or as “\\{”.',
    }
  }
  if (unexpected !== null) {
    const found = unexpected[1] === undefined ? 'the end of the file' : `“${unexpected[1].split('(')[0]?.trim()}”`
    return {
      message: `“<” starts a component here, and ${found} cannot stand in its tag.`,
      hint: 'To show the character itself, write “&lt;” or put the text in backticks.',
    }
  }
  return { message: reason, hint: 'To show markup as text, put it in backticks.' }
}
