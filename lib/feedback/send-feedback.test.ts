import { expect, test } from 'vitest'
import { type FeedbackRecord, mostRecords, readKeptFeedback } from './feedback-record.ts'
import { type FeedbackPorts, pageFeedback, type SinkAnswer, sendFeedback, sendKeptFeedback } from './send-feedback.ts'

const vote: FeedbackRecord = {
  id: 'a',
  subject: 'page',
  page: '/scorecards/overview/',
  vote: 'up',
  comment: '',
  build: '17',
  at: '2026-01-02T03:04:05.000Z',
}
const later = (record: Partial<FeedbackRecord>): FeedbackRecord => ({
  ...vote,
  at: '2026-01-02T03:05:00.000Z',
  ...record,
})

interface TestPorts extends FeedbackPorts {
  posted: FeedbackRecord[]
  kept: () => ReturnType<typeof readKeptFeedback>
}

/** A fake browser, and a sink with the given answers. */
function ports(answer: (() => SinkAnswer | Promise<SinkAnswer>) | undefined, stored: string | null = null): TestPorts {
  const posted: FeedbackRecord[] = []
  let text = stored
  return {
    posted,
    kept: () => readKeptFeedback(text),
    read: () => text,
    write(next) {
      text = next
    },
    post:
      answer &&
      (async (json) => {
        posted.push(JSON.parse(json) as FeedbackRecord)
        return answer()
      }),
  }
}

test('without a sink, a record stays in the browser and is not queued', async () => {
  const browser = ports(undefined)
  expect(await sendFeedback(vote, browser)).toBe('kept')
  expect(browser.kept()).toEqual({ records: [vote], unsent: [] })
  expect(pageFeedback(vote.page, browser)).toEqual(vote)
  expect(pageFeedback('/other/', browser)).toBeUndefined()
})

test('a sink receives the record unchanged', async () => {
  const browser = ports(() => 'taken')
  expect(await sendFeedback(vote, browser)).toBe('sent')
  expect(browser.posted).toEqual([vote])
  expect(browser.kept()).toEqual({ records: [vote], unsent: [] })
})

test('a record that cannot be sent waits for the next visit, and is then sent once', async () => {
  let answer: SinkAnswer = 'unreachable'
  const browser = ports(() => answer)
  expect(await sendFeedback(vote, browser)).toBe('kept')
  expect(browser.kept().unsent).toEqual(['a'])
  await sendKeptFeedback(browser)
  expect(browser.kept().unsent).toEqual(['a'])
  answer = 'taken'
  await sendKeptFeedback(browser)
  await sendKeptFeedback(browser)
  expect(browser.posted).toEqual([vote, vote, vote])
  expect(browser.kept()).toEqual({ records: [vote], unsent: [] })
})

test('a visit without a network gives up at the first record', async () => {
  const browser = ports(() => 'unreachable')
  for (const id of ['a', 'b', 'c']) await sendFeedback({ ...vote, id }, browser)
  browser.posted.length = 0
  await sendKeptFeedback(browser)
  expect(browser.posted.map(({ id }) => id)).toEqual(['a'])
})

test('a record that the sink rejects is not sent again', async () => {
  const browser = ports(() => 'refused')
  expect(await sendFeedback(vote, browser)).toBe('kept')
  expect(browser.kept()).toEqual({ records: [vote], unsent: [] })
})

test('a comment replaces the vote, even while the vote is being sent', async () => {
  const waiting: ((answer: SinkAnswer) => void)[] = []
  const browser = ports(() => new Promise((resolve) => waiting.push(resolve)))
  const first = sendFeedback(vote, browser)
  const second = sendFeedback(later({ comment: 'A picture is missing' }), browser)
  waiting[0]?.('taken')
  await first
  expect(browser.kept().unsent).toEqual(['a'])
  waiting[1]?.('taken')
  await second
  expect(browser.kept()).toEqual({ records: [later({ comment: 'A picture is missing' })], unsent: [] })
})

test('feedback on an answer of the assistant is not feedback on the page', async () => {
  const browser = ports(undefined)
  await sendFeedback(vote, browser)
  await sendFeedback(later({ id: 'b', subject: 'answer', vote: 'down', question: 'Why?', answer: 'So.' }), browser)
  expect(pageFeedback(vote.page, browser)).toEqual(vote)
})

test('old records are removed, from the send queue as well', async () => {
  const browser = ports(() => 'unreachable')
  for (let index = 0; index <= mostRecords; index += 1) await sendFeedback({ ...vote, id: `${index}` }, browser)
  expect(browser.kept().records).toHaveLength(mostRecords)
  expect(browser.kept().records[0]?.id).toBe('1')
  expect(browser.kept().unsent).not.toContain('0')
})

test.each([null, '', 'x', '[]', '{"records":1,"unsent":[]}', '{"records":[{"id":1},null],"unsent":[3]}'])(
  'a storage that contains %s contains no feedback',
  (stored) => {
    expect(readKeptFeedback(stored)).toEqual({ records: [], unsent: [] })
  },
)
