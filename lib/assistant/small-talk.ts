/** What people say to an assistant without asking about the docs, and what it replies. */
const replies: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|test)(?: there| again| bot)?$/,
    'Hi! Ask anything about what these docs cover.',
  ],
  [
    /^(?:(?:ok|okay|great|perfect|cool|awesome|nice|got it|thats all|that works|it works|works)(?: now)? ?)*(?:(?:many )?thanks|thank you|thx|ty|cheers)?(?: (?:so much|very much|a lot|for (?:the|your) help))?$/,
    'You’re welcome. Ask again any time.',
  ],
  [
    /^(?:(?:who|what) are you|are you (?:a |an )?(?:human|person|real|bot|robot|ai|chatgpt|gpt|llm)|what can you do|how do you work|what can i ask(?: you)?|help)$/,
    'This assistant finds the part of the docs that answers your question, quotes it, and links to it. It can’t see your portal or your data.',
  ],
  [
    /^(?:no )?(?:you (?:suck|are (?:useless|wrong|stupid|bad))|(?:this|that|it)(?: is|s)? (?:is )?(?:wrong|useless|not (?:it|right|helpful|what i (?:asked|meant))|(?:did|does) ?nt help)|(?:that|this) (?:did|does)(?:nt| not) (?:help|work)|wrong(?: answer)?|useless|not helpful)$/,
    'Sorry. Try asking again with the name that the docs use for it, or search for it.',
  ],
]

/**
 * The reply to what isn't a question about the docs, such as a greeting.
 * @example smallTalkReply('Thanks a lot!') → 'You’re welcome. Ask again any time.'
 */
export function smallTalkReply(said: string): string | undefined {
  const plain = said
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z\s]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain === '' ? undefined : replies.find(([pattern]) => pattern.test(plain))?.[1]
}
