import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { bannedWords, bannedWordsFile, findBannedWords } from '#lib/prose/banned-words.ts'
import { notProse } from '#lib/prose/prose-run.ts'

// content/banned-words.yaml: for each entry the phrase in a sentence that it finds, and a sentence that it passes over.
// Code is in backticks here, and one sign in what the list is asked about.
const file = bannedWordsFile.parse(
  parse(readFileSync(join(import.meta.dirname, '../../../content/banned-words.yaml'), 'utf8')),
)
const found = (sentence: string, entries = file) =>
  findBannedWords(sentence.replace(/`[^`]*`/g, notProse), bannedWords(entries)).map(({ text }) =>
    text.replaceAll(notProse, '`x`'),
  )

const cases: readonly (readonly [phrase: string, found: string, fine: string])[] = [
  ['Above each stands', 'Above each stands a label.', 'A label appears above each field.'],
  ['that may write', 'Use a token that may write.', 'Use a token that can write. What may be wrong?'],
  ['a text', 'The value is a text.', 'Add a text input, or a text or number field.'],
  ['the address of the webhook', 'It prints the address of the webhook.', 'Enter the address of the user.'],
  ['it tells whether', 'Run it: it tells whether it works.', 'It tells you whether it works.'],
  ['reports the end', 'The job reports the end.', 'Add an exception with an end date.'],
  ['for it alone', 'Create a credentials set for it alone.', 'Create a dedicated credentials set.'],
  ['go on', 'Reply to go on.', 'The label goes on the entity. She goes on call.'],
  ['is answered with', 'A wrong value is answered with `422`.', 'The question is answered by a query.'],
  ['is no array', 'It is no array.', 'There is no array. It is no longer an array. There must be no gap.'],
  ['those that it has', 'Add it to those that it has.', 'Add the properties that you have chosen.'],
  ['the present one', 'It replaces the present one.', 'It replaces the current one.'],
  ['the rights of an Admin', 'It has the rights of an Admin.', 'It acts as an Admin.'],
  ['seconds, also when', 'It takes seconds, also when it is new.', 'It takes seconds, and it also works offline.'],
  ['`x` is yours', '`deploy.sh` is yours.', 'The choice is yours.'],
  ['in any case', 'It runs in any case.', 'The names are all the same.'],
  ['anew', 'It is computed anew.', 'It is computed again.'],
  ['answers 404', 'The API answers 404.', 'The agent answers questions.'],
  ['as you can see', 'It works, as you can see.', 'As you type, the list narrows.'],
  ['at the head of', 'The list is at the head of the page.', 'The list is at the top of the page.'],
  ['belong into', 'Secrets belong into the vault.', 'Secrets belong in the vault.'],
  ['beside those', 'Add it beside those.', 'The panel opens beside the page.'],
  ['beside `x`', 'Put it beside `inputs`.', 'Put it next to `inputs`.'],
  ['by API', 'Change it by API.', 'Charts group by incident. Find it by event type.'],
  ['Congratulations', 'Congratulations!', 'The service is locked.'],
  ['easily', 'You can easily add one.', 'Add one.'],
  ['effortlessly', 'It works effortlessly.', 'It works.'],
  ['exchange', 'Exchange `org` for yours.', 'Exchange the code for an access token.'],
  ['feel free to', 'Please feel free to ask.', 'You can ask.'],
  ['figures', 'Read the three figures.', 'Figure out the cause.'],
  ['for good', 'The entity is deleted for good.', 'There is one for good reasons.'],
  ['for a time', 'Lock it for a time.', 'Enter an offset for a time zone.'],
  ['further steps', 'It needs further steps.', 'It needs more steps. See further below.'],
  ['hence', 'Reports are large, hence the limit.', 'The limit is high because reports are large.'],
  ['in place of', 'Write `a` in place of `b`.', 'Write `a` instead of `b`.'],
  ['in lower case', 'Write it in lower case.', 'Write it in lowercase.'],
  ['In conclusion', 'In conclusion, it works.', 'The conclusion is in the log.'],
  ['In summary', 'In summary, it works.', 'The summary is in the log.'],
  ['In this guide, we will', 'In this guide, we will lock a service.', 'The action in this guide locks a service.'],
  ['jq program', 'It is a jq program.', 'The program prints the length.'],
  ['just', 'It just works.', 'Run it just before the release.'],
  ['makes entities of', 'The kind makes entities of files.', 'The kind makes a list of files.'],
  ['may not', 'You may not read it.', 'You cannot read it. Answers may not be accurate.'],
  ['meanwhile', 'It was deleted meanwhile.', 'Meanwhile, the run waits.'],
  ['seldom', 'Change them seldom.', 'Change them rarely.'],
  ['misspelt', 'The name is misspelt.', 'The name is misspelled.'],
  ['moment', 'Set it to a moment in May.', 'No one is on call at the moment. Wait for a moment.'],
  ['need not', 'The reader need not be an Admin.', 'The reader does not need a token.'],
  ['obviously', 'This obviously fails.', 'This fails.'],
  ['Of course', 'Of course, it fails.', 'The date of courses is a datetime.'],
  ['of yours', 'Use a script of yours.', 'Use your own script.'],
  ['on the way', 'It is encrypted on the way.', 'It is on the way to the backend.'],
  ['other names than', 'They have other names than before.', 'Pick one or the other rather than both.'],
  ['please note that', 'And please note that it fails.', 'Add a note to the run.'],
  ['powerful', 'It is a powerful tool.', 'It has the power to delete.'],
  ['Replace `x` by', 'Replace `org` by yours.', 'Replace the token created by the script with yours.'],
  ['seamlessly', 'It works seamlessly.', 'It works.'],
  ['shall', 'The agent shall answer.', 'The agent must answer. It is shallow.'],
  ['Simply', 'Simply run it.', 'Run it. This simplifies the page.'],
  ['stand in', 'They stand in `owners`.', 'The `id` stands in for the name.'],
  ['texts', 'It returns several texts.', 'It returns several strings in context.'],
  ['that’s it', 'And that’s it.', 'That is its name.'],
  ['to do without', 'Leave it out to do without events.', 'Nothing to do: it works without events.'],
  ['to sum up', 'And to sum up: it works.', 'The property is the sum of both.'],
  ['You’ve now successfully', 'You’ve now successfully locked it.', 'You have locked it successfully.'],
]

test.each(cases)('finds “%s”', (phrase, sentence, fine) => {
  expect(found(sentence)).toContainEqual(expect.stringMatching(new RegExp(`^${phrase}$`, 'i')))
  expect(found(fine)).toEqual([])
})

test('has a case for each entry, and is sorted', () => {
  const keys = Object.keys(file)
  const untested = keys.filter((key) => {
    const entry = { [key]: file[key] as (typeof file)[string] }
    return !cases.some(([, sentence]) => found(sentence, entry).length > 0)
  })
  expect(untested).toEqual([])
  expect(keys).toEqual([...keys].sort())
})
