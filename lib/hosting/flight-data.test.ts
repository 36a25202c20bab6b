import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withDataBlocks } from './flight-data.ts'

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const page = `<p>a</p>${start}<script>self.__next_f.push([1,"x \\u003c/script>"])</script><b></b><script>self.__next_f.push([3,"eA=="])</script></body>`

test('page data becomes data elements, read by one script that all pages share', () => {
  const html = withDataBlocks(page)
  expect(html).toMatchInlineSnapshot(
    `"<p>a</p><script type="text/x-component">[1,"x \\u003c/script>"]</script><b></b><script type="text/x-component">[3,"eA=="]</script><script>(self.__next_f=self.__next_f||[]).push([0]);document.querySelectorAll('script[type="text/x-component"]').forEach(function(s){self.__next_f.push(JSON.parse(s.textContent))})</script></body>"`,
  )
})

test('the framework receives the same data as from its own scripts', () => {
  const html = withDataBlocks(page)
  const code = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const blocks = [...html.matchAll(/<script type="text\/x-component">(.*?)<\/script>/g)]
  const self: { __next_f?: unknown[] } = {}
  runInNewContext(code, {
    self,
    JSON,
    document: { querySelectorAll: () => blocks.map(([, textContent]) => ({ textContent })) },
  })
  expect(self.__next_f).toEqual([[0], [1, 'x </script>'], [3, 'eA==']])
})

test("a page without the framework's scripts is unchanged; data in an unknown format stops the build", () => {
  expect(withDataBlocks('<p>self.__next_f.push(1)</p>')).toBe('<p>self.__next_f.push(1)</p>')
  expect(() => withDataBlocks(`${start}<script>self.__next_f.push(data)</script>`)).toThrow(
    "The framework's page data has an unknown format: data",
  )
})
