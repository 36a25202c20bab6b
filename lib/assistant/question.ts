import type { AskedWord } from '../search/retriever.ts'

/** What a question asks for. Each type has sentences that answer it best. */
export type QuestionType = 'what' | 'how' | 'which' | 'where' | 'why' | 'can' | 'when' | 'count' | 'duration' | 'other'

const openings: readonly (readonly [QuestionType, RegExp])[] = [
  ['duration', /\bhow (?:long|often|soon|fast|old)\b|\b(?:time ?out|retention)\b/],
  [
    'count',
    /\bhow (?:many|much|large|big)\b|\b(?:limit|maximum|minimum|most|highest|longest)\b|^(?:on |at )?(?:which|what) (?:port|version|status|code|number|percentage)\b/,
  ],
  ['how', /^(?:and |but )?how\b|\bhow (?:do|can|to|does|is|are|should|would)\b|^(?:steps|way) to\b/],
  ['why', /\bwhy\b|\breason\b/],
  ['where', /\bwhere\b/],
  ['when', /\bwhen\b/],
  [
    'which',
    /\b(?:which|list|what (?:kinds?|types?|options|values|operators|fields|providers|[a-z]+s (?:are|can|does)))\b/,
  ],
  ['what', /\b(?:what|explain|define|describe|meaning|who)\b/],
  ['can', /^(?:can|could|may|is|are|does|do|will|must|should|has|have)\b/],
]

/** What the words of a question ask for. @example questionType('How many pages can I have?') → 'count' */
export function questionType(text: string): QuestionType {
  const question = text.trim().toLowerCase()
  return openings.find(([, pattern]) => pattern.test(question))?.[0] ?? 'other'
}

const severalThings = /\b(?:list|all)\b|\b(?:which|what) (?:kinds|types|[a-z-]*[^s\W]s)\b|\bwhat are\b/i

/** Whether a question asks for several things. @example asksForSeveral('Which backends can an action have?') → true */
export function asksForSeveral(text: string): boolean {
  return severalThings.test(text)
}

const callWords = /\b(?:api|endpoint|curl|call|http|request|operation|rest)\b/i

/** Whether a question is about a call of the API. */
export function asksForCall(text: string): boolean {
  return callWords.test(text)
}

const sampleWords = /\b(?:examples?|samples?|snippets?|commands?|curl|code|script|show me|draft)\b|^write\b/i

/** Whether a question asks to be shown code. */
export function wantsSample(text: string): boolean {
  return sampleWords.test(text)
}

/** Words about asking, and not about what is asked. */
const fillers: ReadonlySet<string> = new Set(
  (
    'tell show explain describe define give want know find need someone something anything possible way thing things ' +
    'kind kinds type types mean means meaning happen happens happened exactly actually really work works portal ' +
    'docs documentation question answer help available command curl snippet script code write draft difference differ needed bring turned support supported supports example sample steps else somehow'
  ).split(' '),
)
const fillerShare = 0.35

/** Words that find pages for how a question is put, and not for what it is about. */
const frame =
  /\b(?:tell me|show me|(?:a |the )?curl (?:command|call)s?(?: (?:to|for|that))?|(?:a |an |the )?(?:example|sample|snippet)s? (?:of|for)|explain|describe|i (?:want|need|would like) to|(?:is|are) there|what (?:happens?|if)|difference between|(?:am|are|is|be) (?:able|allowed|possible) to|someone|something|anything|actually|really|please|exactly)\b/gi

/** How a question begins and ends, up to what it is about. */
const beginning =
  /^(?:and |but |so )?(?:what|who|which|where|when|why|how(?: (?:many|much|long|often|soon|fast))?)(?:['’]s)?(?: (?:is|are|was|does|do|did|can|could|should|would|must|to|if))?(?: (?:i|we|you|one))?(?: (?:a|an|the|my|our))? /i
const ending = / (?:mean|do|work|for)s?$/i

/**
 * A question as search should see it: reduced to what it is about, so that a page of that name is found by its name.
 * @example searchedText('What is the difference between a dock and a pier?') → 'a dock and a pier'
 */
export function searchedText(question: string): string {
  const text = question
    .replace(frame, ' ')
    .replace(/[?!.]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const about = text.replace(beginning, '').replace(ending, '').trim()
  return /\p{L}{2}/u.test(about) ? about : question
}

/** A word that an answer must be about, with what it says. */
export interface QuestionWord {
  /** Its place in the question. */
  position: number
  term: string
  weight: number
}

/** The words of a question that say what it is about; those about asking count less. */
export function contentWords(words: readonly AskedWord[]): QuestionWord[] {
  const counted = words.flatMap(({ term, weight, isStop }, position): QuestionWord[] =>
    isStop || term.length < 2 ? [] : [{ position, term, weight: fillers.has(term) ? weight * fillerShare : weight }],
  )
  // A name that is asked for twice is one.
  return counted.filter(({ term }, index) => counted.findIndex((other) => other.term === term) === index)
}
