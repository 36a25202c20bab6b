/**
 * Words that say little. They are indexed and found like all others, but a text need not hold them: “how to create a
 * blueprint” asks for two words.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all an and any are as at be but by can could do does for from get had has have how i if in into is it its ' +
    'me my no not of on or our should so than that the their them then there these they this to use using was we were ' +
    'what when where which who why will with would you your'
  ).split(' '),
)
