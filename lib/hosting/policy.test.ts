import { expect, test } from 'vitest'
import { withMetaPolicy } from './policy.ts'

const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'self'"

test('the policy precedes everything that it governs, without directives that only a header can have', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">`
  expect(withMetaPolicy('<html><head><meta charSet="utf-8"/><script>a</script></head>', policy)).toBe(
    `<html><head><meta charSet="utf-8"/>${meta}<script>a</script></head>`,
  )
  expect(withMetaPolicy('<head><script>a</script></head>', policy)).toBe(`<head>${meta}<script>a</script></head>`)
})

test('a document without a head is rejected', () => {
  expect(() => withMetaPolicy('<p>a</p>', policy)).toThrow('Cannot add a policy to a page without a head: <p>a</p>')
})
