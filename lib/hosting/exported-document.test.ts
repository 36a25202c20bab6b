import { expect, test } from 'vitest'
import { inlineCode, plainDocument } from './exported-document.ts'

test('takes out what only the runtime needs', () => {
  const html =
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<script src="/_next/static/chunks/b.js" async=""></script><meta name="next-size-adjust" content=""/>' +
    '<script src="/_next/static/chunks/c.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div>' +
    '<p>Text</p><!--$--><p>More</p><!--/$-->' +
    '<script>(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([1])</script>' +
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a<b"])</script>' +
    '<script>requestAnimationFrame(function(){$RT=performance.now()});</script></body></html>'
  expect(plainDocument(html)).toBe('<html><head></head><body><p>Text</p><p>More</p></body></html>')
})

test('keeps scripts, data, and styles of the site', () => {
  const html =
    '<head><script>document.documentElement.classList.add("js")</script><style>a{}</style>' +
    '<script type="module" src="/assets/js/site.js"></script></head>' +
    '<body><script type="application/ld+json">{"name":"About __next_f"}</script><code>&lt;script src="/_next/a.js"&gt;</code></body>'
  expect(plainDocument(html)).toBe(html)
})

test('refuses a runtime in another form', () => {
  expect(() => plainDocument('<script type="x">self.__next_f=1</script>')).toThrow(
    "The framework's runtime is left in a document",
  )
})

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
