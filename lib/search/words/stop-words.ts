/**
 * Words that say little. They are indexed and found like all others, but a text doesn't have to contain them: “how to
 * create a blueprint” asks for two words. Besides articles, pronouns, and the like, these are words of questions (“is
 * there a way to know”) and of place (“off”, “under”), which go with a verb.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a able about all also am an and any are as at be because been both but by can could did do does ' +
    'down each every for from get go got had happen has have how i if in into is it its ' +
    'just know let like many may me more most much must my need no not of off on one only or other our out over ' +
    'please same should so some still such tell than that the their them then there these they thing ' +
    'this to too under up use using very want was way we were what when where whether which while who why will with ' +
    'within without would you your'
  ).split(' '),
)
