import { describe, expect, test } from 'vitest'
import { createTestCompiler } from '../../tests/support/test-compiler.ts'
import { mdxComponents } from './mdx-components.ts'

const compile = createTestCompiler()

describe.each(Object.entries(mdxComponents))('%s', (name, { description, example, props }) => {
  test('documents itself with an example that uses it', async () => {
    expect(description).toMatch(/^[A-Z].*\.$/s)
    expect(example).toContain(`<${name}`)
    const { diagnostics } = await compile({ file: 'page.mdx', text: example })
    // Diagnostics about missing files and pages are expected: examples refer to a real site.
    const misuses = diagnostics.filter(({ code }) => /^(?:component-props|unknown-component|mdx-)/.test(code))
    expect(misuses).toEqual([])
  })

  test('documents its properties', () => {
    for (const property of Object.values(props.shape)) expect(property.meta()?.description).toMatch(/\w/)
  })
})
