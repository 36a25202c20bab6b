import { expect, test } from 'vitest'
import { inlineCode } from './inline-code.ts'

test('executable scripts and styles are extracted verbatim; data is not', () => {
  const html = `<!DOCTYPE html><html><head><script>a < b && "</p>"</script><style>:root{--a:">"}</style>
<script type="application/ld+json">{}</script><script type="text/x-component">[1]</script><script src="/a.js"></script>
<script type="module">c</script></head><body title="<script>no</script>"><p>&lt;script>no</p><script></script></body></html>`
  expect(inlineCode(html)).toMatchObject({
    scripts: ['a < b && "</p>"', 'c', ''],
    styles: [':root{--a:">"}'],
    hasStyleAttributes: false,
    handlers: [],
  })
})

test('event handler and style attributes are reported', () => {
  expect(inlineCode('<p style="color:red">a</p><a onclick="b()">c</a>')).toMatchObject({
    hasStyleAttributes: true,
    handlers: ['onclick'],
  })
})

test('other sites are reported by origin', () => {
  const html = `<img src="https://a.example/x.png"><img src="/own.png"><video src="https://b.example:8443/v.mp4" poster="https://c.example/p.png"></video>
<audio><source src="https://d.example/s.ogg"></audio><img src="data:image/png;base64,aa">`
  expect(inlineCode(html).origins).toEqual({
    'img-src': ['https://a.example', 'https://c.example'],
    'media-src': ['https://b.example:8443', 'https://d.example'],
  })
})

test('styles of a page without scripts, and code of templates, count', () => {
  const html = '<noscript><style>a{}</style></noscript><template><img onload="b()"></template>'
  expect(inlineCode(html)).toMatchObject({ styles: ['a{}'], handlers: ['onload'] })
})
