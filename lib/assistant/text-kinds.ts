import type { QuestionType } from './question.ts'

const timeUnit = '(?:ms|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?)'
const numberWord = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|no limit|unlimited'

/** What a text says that answers a type of question. */
const kindPatterns: Readonly<Partial<Record<QuestionType, RegExp>>> = {
  // “One” is mostly not a number, and neither is what begins the description of a status: “200: The call worked.”
  count: new RegExp(`(?<![\\w/.])\\d(?!\\d*:)|\\b(?!one\\b)(?:${numberWord})\\b`, 'i'),
  size: /\d ?(?:bytes?|[kmgt]i?b|characters?|letters?|items|%)\b|\b(?:no|any) (?:limit|size|length)\b/i,
  duration: new RegExp(
    `\\b(?:\\d[\\d.,]*|an?|${numberWord}|few|every|each|per|within) ?${timeUnit}\\b|\\b(?:daily|hourly|weekly|yearly|immediately|forever)\\b`,
    'i',
  ),
  why: /\b(?:because|so that|since|otherwise|avoid|therefore|reason|without|so)\b/i,
  where: / > |`|\b(?:opens?|stored?|stores?|saved?|files?|folders?|pages?|tabs?|under|regions?|next to|find|lists?)\b/i,
  can: /\b(?:can|cannot|can['’]t|supports?|only|never|must|allows?|possible|always|don['’]t|doesn['’]t|isn['’]t|aren['’]t|not|no)\b/i,
  when: /\b(?:when|if|after|before|once|until|while|every|daily|as soon as)\b/i,
  how: /^(?:`|to |in |add|allow|call|choose|click|configure|copy|create|define|delete|enable|enter|find|give|go|grant|install|list|make|map|name|on |open|pass|paste|pick|put|query|read|remove|replace|run|save|select|send|set|start|store|sync|turn|under |update|upgrade|use|with |write)\b/i,
}

/** Whether a text says the kind of thing that a type of question asks for: a number, a time, a reason, a step. */
export function saysKind(type: QuestionType, text: string): boolean {
  return kindPatterns[type]?.test(text) === true
}

/** Texts that only lead somewhere else, or speak about the sample next to them. */
const pointing =
  /^Show [\w.`-]+$|^(?:you (?:can )?(?:now )?see|then|next|both)\b|\bhighlighted\b|\b(?:as|shown) (?:above|below)\b|\b(?:the|this|these) (?:samples?|quer(?:y|ies)|sections?|pages?|guides?|steps?)\b/i

/** Whether a text only points at something else. */
export function isPointing(text: string): boolean {
  return pointing.test(text)
}

/** A subject with its verb, as a definition begins. */
const definition =
  /^(?:an? |the |your )?(.{1,60}?) (?:is|are|(?!can|must|has|have)[a-z]{3,}s)\b (?!also\b|always\b|never\b|not\b)/i

/**
 * What a text says what it is or does; empty if it doesn't begin as a definition.
 * @example definedSubject('A dock is a place.') → 'dock'
 */
export function definedSubject(text: string): string {
  return definition.exec(text)?.[1] ?? ''
}

const negative = /\b(?:no|not|never|none|nothing|cannot|without|\w+n['’]t)\b/i

/**
 * What a negative text denies: what follows its negation.
 * @example deniedPart('A dock doesn’t open gates.') → ' open gates.'
 */
export function deniedPart(text: string): string {
  const found = negative.exec(text)
  return found === null ? '' : text.slice(found.index + found[0].length)
}

/** Types of questions that only a certain kind of text can answer, and which kinds. */
const needed: Readonly<Partial<Record<QuestionType, readonly QuestionType[]>>> = {
  count: ['count'],
  size: ['size'],
  duration: ['duration', 'size'],
  where: ['where'],
}

/** Whether a text lacks what a type of question needs, such as a number. */
export function lacksKind(type: QuestionType, text: string): boolean {
  return needed[type] !== undefined && !needed[type].some((kind) => saysKind(kind, text))
}

/** Whether a text denies something. */
export function isNegative(text: string): boolean {
  return negative.test(text)
}

const lastKeyWord = 6

/**
 * What a row or an item is about: its first cell, or what comes before a colon or the end of its short first sentence.
 */
export function keyOf(text: string): string {
  const [, key = ''] = /^(.{1,60}?)(?: · |: |\. )/.exec(text) ?? []
  return key.split(' ').length > lastKeyWord ? '' : key
}
