import { expect, test } from 'vitest'
import { plainDocument } from './plain-document.ts'

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
