import { expect, test } from 'vitest'
import { withMetaPolicy } from './meta-policy.ts'

const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'self'"

test('the policy stands before all that it governs, without what only a header can say', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">`
  expect(withMetaPolicy('<html><head><meta charSet="utf-8"/><script>a</script></head>', policy)).toBe(
    `<html><head><meta charSet="utf-8"/>${meta}<script>a</script></head>`,
  )
  expect(withMetaPolicy('<head><script>a</script></head>', policy)).toBe(`<head>${meta}<script>a</script></head>`)
})

test('a document without a head cannot have one', () => {
  expect(() => withMetaPolicy('<p>a</p>', policy)).toThrow('A page without a head can have no policy: <p>a</p>')
})
