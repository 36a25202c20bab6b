import { describe, expect, test } from 'vitest'
import { componentHtml, componentMarkdown } from '../../tests/support/component-page.ts'

describe('Video', () => {
  test('in the site plays in place', async () => {
    const text =
      '<Video src="/images/tour.mp4" title="Tour" captions="/images/tour.vtt" poster="/images/entity-page.png" />'
    expect(await componentHtml(text)).toMatchInlineSnapshot(`
      "
      <figure class="video"><video controls preload="none" aria-label="Tour" poster="/images/entity-page.png"><source src="/images/tour.mp4"><track kind="captions" src="/images/tour.vtt" srclang="en" default></video>
      <figcaption>Tour</figcaption></figure>
      "
    `)
  })

  test('on another host is a link, and nothing is loaded from there', async () => {
    const video = await componentHtml('<Video src="https://videos.example/x" title="Tour" />')
    expect(video).toMatchInlineSnapshot(`
      "
      <p class="video-link"><svg…><a href="https://videos.example/x" target="_blank" rel="noopener">Tour</a></p>
      "
    `)
    expect(video).not.toMatch(/<(?:video|iframe|source)/)
  })
})

test('the Markdown version', async () => {
  const text =
    '<Video src="/images/tour.mp4" title="Tour" captions="/images/tour.vtt" />\n\n<Video src="https://videos.example/x" title="Far" />'
  expect(await componentMarkdown(text)).toMatchInlineSnapshot(`
    "
    [Tour](https://docs.example/images/tour.mp4)

    [Far](https://videos.example/x)
    "
  `)
})
