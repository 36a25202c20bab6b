import type { AskedWord } from '../search/retriever.ts'
import { firstForms } from './word-forms.ts'

/** What a question asks for. Each type has sentences that answer it best. */
export type QuestionType =
  | 'what'
  | 'how'
  | 'which'
  | 'where'
  | 'why'
  | 'can'
  | 'when'
  | 'count'
  | 'size'
  | 'duration'
  | 'difference'
  | 'other'

/** What a question may begin with before it asks. */
const preamble =
  /^(?:(?:and|but|so|also|ok|please|hi|hello|then)\b[ ,]*)*(?:(?:can|could|would) (?:you|someone|anyone) (?:please )?(?:tell me|show me|explain|help me|give me) ?|(?:i (?:want|need|would like) to know|tell me|explain) )?(?:(?:on|at|in|for|after|by|with|to|from|under) (?=(?:which|what|how)\b))?/

/** The first that fits counts: how a question begins says more than what comes later. */
const openings: readonly (readonly [QuestionType, RegExp])[] = [
  ['difference', /\b(?:difference|differs?|different from|versus|vs|compared (?:to|with))\b/],
  ['can', /^(?:can|could|may|is|are|was|does|do|did|will|would|must|should|has|have|am)(?:n['’]t)?\b/],
  ['why', /^why\b|^(?:what is the |what['’]s the )?reason\b/],
  [
    'size',
    /^how (?:large|big)\b|^what(?: is|['’]s|s)? (?:the )?(?:largest|biggest|longest|maximum (?:size|length)|size|length)\b/,
  ],
  [
    'duration',
    /^how (?:long|often|soon|fast|old|quickly|frequently)\b|^what(?: is|['’]s|s)? .*\b(?:time ?out|retention|interval|lifetime)\b/,
  ],
  [
    'count',
    /^how (?:many|much)\b|^(?:what|which)\b.*\b(?:limit|maximum|minimum|most|highest)\b|^(?:which|what)(?: is the|['’]s the)? (?:port|number|percentage)\b/,
  ],
  ['how', /^how\b|^(?:steps|way|ways) to\b|^what(?: is|['’]s) the (?:best |right )?way\b/],
  ['where', /^where\b/],
  ['when', /^when\b/],
  ['which', /^(?:which|whose|list)\b|^what (?!is\b|does\b|was\b|has\b|happens\b|if\b|are\b|do\b|can\b)[a-z-]+s?\b/],
  ['what', /^(?:what|define|describe|meaning|who)\b/],
]

/** What the words of a question ask for. @example questionType('How many pages can I have?') → 'count' */
export function questionType(text: string): QuestionType {
  const asked = text.trim().toLowerCase()
  const question = asked.replace(preamble, '')
  const type = openings.find(([, pattern]) => pattern.test(question))?.[0]
  return type ?? (/^(?:explain|define|describe)\b/.test(asked) ? 'what' : 'other')
}

const severalThings =
  /\b(?:[Ll]ist|all)\b|\b(?:[Ww]hich|[Ww]hat) (?:kinds|types|(?!is\b|does\b|was\b|has\b|happens\b)[a-z-]*[^s\W]s\b|[\w-]+ [a-z-]*[^s\W]s (?:are|do|does|can|have|must|should|of|exist)\b)|^What are\b/

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
  // A word that is asked for twice, in whatever form, is one. It is as rare as its more common form.
  const first = firstForms(words)
  return counted.flatMap((word) => {
    const forms = counted.filter(({ position }) => first[position] === first[word.position])
    if (word.position !== first[word.position]) return []
    return [{ ...word, weight: Math.min(...forms.map(({ weight }) => weight)) }]
  })
}
