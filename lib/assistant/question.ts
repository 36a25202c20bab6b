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
  ['count', /^(?:is|are) there (?:an? |any )?(?:limit|maximum|cap)s?\b/],
  ['can', /^(?:can|could|may|is|are|was|does|do|did|will|would|must|should|has|have|am)(?:n['’]t)?\b/],
  ['why', /^why\b|^(?:what is the |what['’]s the )?reason\b/],
  [
    'size',
    /^how (?:large|big)\b|^how long (?:can|may|must|should) .*\bbe$|^(?:what(?: is|['’]s|s)? )?(?:the )?(?:largest|biggest|longest|(?:max|min)(?:imum)? .*\b(?:size|length)\b|size|length)\b|\b(?:size|length) limit$/,
  ],
  [
    'duration',
    /^how (?:long|often|soon|fast|old|quickly|frequently)\b|^what(?: is|['’]s|s)? .*\b(?:time ?out|retention|interval|lifetime)\b|\b(?:time ?out|retention|lifetime)$/,
  ],
  [
    'count',
    /^how (?:many|much)\b|^(?:what|which)\b.*\b(?:limit|maximum|minimum|most|highest)\b|^(?:(?:max|min)(?:imum)?|(?:default )?(?:limit|number) of)\b|\blimit$|^(?:which|what)(?: is the|['’]s the)? (?:port|number|percentage)\b/,
  ],
  ['how', /^how\b|^(?:steps|way|ways) to\b|^what(?: is|['’]s) the (?:best |right )?way\b/],
  ['where', /^where\b/],
  ['when', /^when\b/],
  ['which', /^(?:which|whose|list)\b|^what (?!is\b|does\b|was\b|has\b|happens\b|if\b|are\b|do\b|can\b)[a-z-]+s?\b/],
  ['what', /^(?:what|define|describe|meaning|who)\b/],
]

const symptom =
  /\b(?:\w+n['’]t|not|never|nothing|no longer|fail(?:s|ed|ing)?|broken|stuck|hangs?|wrong|missing|empty|forever|keeps?|still|out of nowhere|suddenly)\b/i
/** “Notify the owner when a check fails” tells what should happen, and not what went wrong. */
const condition = /(?<=[a-z] )(?:when|whenever|if|about)\b.*/i
const happens =
  /^(?:why\b|how (?:do|can) (?:i|we) (?:fix|debug|solve|troubleshoot)\b|(?:my|our|the|all|some|nothing|i|we)\b)/i

/**
 * Whether somebody tells what went wrong, or asks why something doesn't work.
 * @example isTrouble('my docks do not open') → true
 */
export function isTrouble(question: string): boolean {
  const isTold = !openings.some(([, pattern]) => pattern.test(question.trim().toLowerCase()))
  return symptom.test(question.replace(condition, '')) && (isTold || happens.test(question))
}

/** What the words of a question ask for. @example questionType('How many pages can I have?') → 'count' */
export function questionType(text: string): QuestionType {
  const asked = text
    .trim()
    .toLowerCase()
    .replace(/[?!.\s]+$/, '')
  const question = asked.replace(preamble, '')
  const type = openings.find(([, pattern]) => pattern.test(question))?.[0]
  if (type === undefined && isTrouble(asked)) return 'why'
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

const sampleWords =
  /\b(?:examples?|samples?|snippets?|commands?|curl|code|script|show me|draft)\b|^write\b|^(?:json|yaml|hcl) (?:for|of|that|to)\b/i
/** “Dock input json”, but not “export a dock as json”. */
const formatLast = /^(?!.*\b(?:as|from|in|to|via|with) (?:json|yaml|hcl)$)(?:\S+ ){1,9}(?:json|yaml|hcl)$/i

/** Whether a question asks to be shown code. */
export function wantsSample(text: string): boolean {
  return sampleWords.test(text) || (formatLast.test(text.trim()) && questionType(text) === 'other')
}

/** Words about asking, and not about what is asked. */
const fillers: ReadonlySet<string> = new Set(
  (
    'tell show explain describe define give want know find need someone something anything possible way thing things ' +
    'kind kinds type types mean means meaning worked thanks hello happen happens happened exactly actually really work works ' +
    'docs documentation question answer help available command curl snippet script code write draft difference differ needed bring turned troubleshooting support supported supports example sample steps else somehow somebody anybody everybody everyone anyone nobody people guys even tho though ever stuff now today simply quickly easily want myself yourself ourselves themselves later again already anymore yet wont'
  ).split(' '),
)
const fillerShare = 0.35

/** Whether a word is about asking. A page that lacks it may answer anyway. */
export const isFiller = (term: string) => fillers.has(term)

/** Words that find pages for how a question is put, and not for what it is about. */
const frame =
  /\b(?:tell me|show me|(?:a |the )?curl (?:command|call)s?(?: (?:to|for|that))?|(?:a |an |the )?(?:example|sample|snippet)s? (?:of|for)|explain|describe|i (?:want|need|would like) to|(?:is|are) there|what (?:happens?|if)|difference between|(?:am|are|is|be) (?:able|allowed|possible) to|someone|something|anything|actually|really|please|exactly)\b/gi

/** How a question begins and ends, up to what it is about. */
const beginning =
  /^(?:and |but |so )?(?:(?:on|at|in|for|after|by|with|to|from|under) (?=(?:which|what|how)\b))?(?:what|who|which|where|when|why|how(?: (?:many|much|long|often|soon|fast))?)(?:['’]s)?(?: (?:is|are|was|does|do|did|can|could|should|would|must|to|if))?(?: (?:i|we|you|one))?(?: (?:a|an|the|my|our))? /i
const ending =
  / (?:mean|do|work|for)s?$| can (?:i|we|you|one) (?:make|do|use|have|get|send)$| (?:that )?(?:i|we|you|one) (?:can|may|could) \w+$/i
/** Another way to ask how large something can be. */
const largest =
  /^(?:what(?: is|['’]s) )?(?:the )?max(?:imum)? (?!size)(.+) size$|^(?:what(?: is|['’]s) )?(?:the )?max(?:imum)? size of (?:an? |the )?(.+)$/i
/** Words that say which number of a thing is meant, and not which thing. */
const measure =
  /\b(?:an?|any) (?:limit|cap|maximum) (?:on|of|for|to) (?:the )?(?:number of )?|\b(?:max|min)(?:imum)? (?:(?:number|size|length|amount) of )?|\b(?:number|size|length) of |(?<=[a-z] )(?:size|length)(?: limit)?$/gi
/** What is made is new. A page whose title has this word is about something else. */
const made = /(?<=\ban? )new /g
const statusWords =
  /\b(?:i|we|get|got|a|an|the|what|is|does|do|http|api|status|code|error|response|returns?|means?)\b|[?!.'’]/gi

/**
 * The status code that a question is about, if it is about nothing else.
 * @example statusCodeOf('What does a 422 mean?') → '422'
 */
export function statusCodeOf(question: string): string | undefined {
  return /^[1-5]\d\d$/.exec(question.replace(statusWords, '').trim())?.[0]
}

/**
 * A question as search should see it: reduced to what it is about, so that a page of that name is found by its name.
 * @example searchedText('What is the difference between a dock and a pier?') → 'a dock and a pier'
 */
export function searchedText(question: string): string {
  const code = statusCodeOf(question)
  if (code !== undefined) return `error ${code}`
  const text = question
    .replace(frame, ' ')
    .replace(/[?!.]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(largest, (_, ...[before, after]: string[]) => `large ${before ?? after}`)
  const about = text.replace(beginning, '').replace(ending, '').replace(measure, '').replace(made, '').trim()
  if (!/\p{L}{2}/u.test(about)) return question
  return isTrouble(question) ? `${about} troubleshooting` : about
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
