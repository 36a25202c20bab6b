import { basename } from 'node:path'
import { expect } from 'vitest'
import { shortenedLists } from '../support/shortened-lists.ts'
import { layOutContent, runCommand } from './lay-out-site.ts'

/** A page without mistakes, with the given body. */
export function soundPage(title: string, body = 'Text.'): string {
  return `---
title: ${title}
description: ${title} is a page of a small site, with a description of more than fifty characters
kind: concept
---
${body}
`
}

/** The least configuration that a check needs. */
export const smallConfig = `export default {
  brand: 'lantern',
  product: 'Lantern',
  hosts: { app: 'app.lantern.example' },
  url: 'https://docs.lantern.example',
}
`

/** The URL of a page, as a link names it. */
function addressOf(path: string): string {
  return `/${path.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`
}

/**
 * Checks a small site with the given files below content/, and a home page without mistakes that links every page.
 * Returns everything that is printed, without long lists.
 */
export function checkContent(content: Readonly<Record<string, string>>, config = smallConfig): string {
  const files = Object.fromEntries(Object.entries(content).map(([path, text]) => [`content/${path}`, text]))
  const links = Object.keys(content)
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => `- [${path}](${addressOf(path)})`)
  // Test files run in parallel: each has its own folder.
  const root = layOutContent(basename(expect.getState().testPath ?? '', '.test.ts'), {
    'site.config.ts': config,
    'content/index.md': soundPage('Home', links.length === 0 ? undefined : links.join('\n')),
    ...files,
  })
  const { exitCode, stdout, stderr } = runCommand('check', root, process.cwd())
  return shortenedLists(`${stderr}${stdout}exit code ${exitCode}`)
}
