import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const stream = 'data: one\n\n: keep-alive\n\nevent: x\ndata: two\ndata: “2”\r\n\r\ndata:three\n\ndata: last'

async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size)
}

test.each([1, 2, 7, 1000])('events are the same when bytes come by %i', async (size) => {
  const events: string[] = []
  for await (const event of readEvents(cut(new TextEncoder().encode(stream), size))) events.push(event)
  expect(events).toEqual(['one', 'two\n“2”', 'three', 'last'])
})
