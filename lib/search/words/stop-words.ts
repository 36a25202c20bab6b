/**
 * Words that say little. They are indexed and found like all others, but a text need not hold them: “how to create a
 * blueprint” asks for two words.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any are as at be because been both but by can could did do does each every for from ' +
    'get had has have how i if in into is it its just let like many may me more most much must my need no not of on ' +
    'one only or other our please same should so some still such than that the their them then there these they this ' +
    'to too use using very want was we were what when where whether which while who why will with within without ' +
    'would you your'
  ).split(' '),
)
