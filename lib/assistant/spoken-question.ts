/** What readers shorten, with apostrophes or without them. */
const contractions: readonly (readonly [RegExp, string])[] = [
  // Several responses with one status: “429s”.
  [/\b([1-5]\d\d)['’]?s\b/gi, '$1'],
  [/\b(what|how|where|who|that|there)['’]?s\b(?=\s)/gi, '$1 is'],
  [/\b(do|does|did|is|are|was|were|have|has|should|could|would|ca|wo)nt\b/gi, '$1n’t'],
]

/** How readers shorten words on a phone. */
const shortened: Readonly<Record<string, string>> = {
  sth: 'something',
  somebody: 'someone',
  ppl: 'people',
  msg: 'message',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  hwo: 'how',
  waht: 'what',
  wher: 'where',
  thx: 'thanks',
  tho: 'though',
  // “Through the API” says no more than “with the API”.
  thru: 'with',
  through: 'with',
  via: 'with',
  bc: 'because',
  abt: 'about',
  prob: 'probably',
  btwn: 'between',
  smth: 'something',
  gimme: 'give me',
  cuz: 'because',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  whos: 'who is',
  'w/': 'with',
  'w/o': 'without',
  guys: '',
}
const shortWord = /(?<![\w/'’.-])(?:w\/o?|[a-z]+)(?![\w/'’-]|\.\w)/gi

/** Words of conversation before and after a question. */
const greeting =
  /^(?:(?:ok|okay|hey|hi|hello|so|well|um|sorry|thanks|please|and|but|just|(?:quick|one more|another) question|i(?:['’]m| am) new(?: here| to \w+)?)\b[ ,:.]*)+/i
const closing =
  /[ ,]+(?:pls|please|thanks|thank you|thx|right|or what|btw|by the way|at all|all the time|later|now|today|anyway|somehow|asap|(?:can|could) i see (?:that|it)|is (?:that|this|it) possible)$/i

/** A question without words of conversation after it. @example withoutClosing('only on Monday please') → 'only on Monday' */
export const withoutClosing = (text: string) => text.replace(closing, '')

/** For whom something is asked: “my boss wants to see all owners”. */
const forSomebody =
  /^(?:(?:my|our|the) )?(?:boss|cto|ceo|cfo|cio|ciso|vp|manager|management|leadership|director|team ?lead|head of \w+|auditors?|security team|stakeholders?|customers?|colleagues?) (?:wants?|needs?|ask(?:s|ed)|would like)(?: me| us)?(?: to (?:see|have|know|get|show)| to| for)? /i

/** Words that say how somebody feels about a task, and not which task. */
const smallTalk: readonly (readonly [RegExp, string])[] = [
  [forSomebody, ''],
  [
    /^(?:is there (?:a|an|any) (?:\w+ )?way (?:to|i can)|(?:what is|what['’]s) the (?:\w+ )?way (?:to|of)|i(?:['’]d| would)? (?:want|like|need|love) to)\b/i,
    'how do I',
  ],
  [/^(?:i(?:['’]m| am) (?:trying|looking) (?:to|for)|i(?:['’]d| would)? (?:want|like|need|love)|looking for)\b/i, ''],
  [/\b(?:my|our|the|your) (?:own )?(?:stuff|things)\b|\bstuff\b|\bthe thing that\b/gi, ''],
  [/\b(?:easiest|simplest|quickest|best|right|proper) way\b/gi, 'way'],
  [/\bput (?=(?:(?:in|my|our|the|a|an|your|it|this|that)\b|\w+s\b))/g, ''],
  [/\b(?:keeps?|kept) (?=\w+ing\b)/gi, ''],
  // Who asks what docks are wants to know what one is.
  [/^what are ((?:[\w-]+ )?[\w-]+)ies$/i, 'what is a $1y'],
  [/^what are (?!the |my |our )((?:[\w-]+ )?[\w-]+[^s\W])s$/i, 'what is a $1'],
  [/^(what is a) (?=[aeio])/i, '$1n '],
]

const asks =
  /^(?:and |but |so )?(?:how|what|where|when|which|who|why|(?:can|could|do|does|did|is|are|should|must|may)(?:n['’]t)? (?:i|we|you|it|they|the|there|an?|this|that)\b)/i

/** A question that follows what somebody tells first, with what was told after it. */
function questionFirst(text: string): string {
  if (asks.test(text)) return text
  const clauses = text.split(/[,;.?!]+ | - /)
  const first = clauses.findIndex((clause) => asks.test(clause))
  if (first < 1) return text
  return [...clauses.slice(first), ...clauses.slice(0, first)].join(' ')
}

/**
 * A question without what people only say around it.
 * @example plainQuestion('okay so whats the easiest way to open a dock pls') → 'how do I open a dock'
 */
export function plainQuestion(question: string): string {
  let text = question.trim().replace(/[?!.\s]+$/, '')
  text = text.replace(shortWord, (word) => shortened[word.toLowerCase()] ?? word)
  for (const [pattern, plain] of contractions) text = text.replace(pattern, plain)
  text = questionFirst(withoutClosing(text.replace(greeting, ''))).replace(/^(?:and|but|so) /i, '')
  for (const [pattern, plain] of smallTalk) text = text.replace(pattern, plain)
  text = text.replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(text) ? text : question
}
