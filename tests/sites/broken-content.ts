import { layOutContent, runCommand } from './lay-out-site.ts'

/** A page without mistakes, with the given body. */
export function soundPage(title: string, body = 'Text.'): string {
  return `---
title: ${title}
description: A page of a small site, long enough for a description of fifty characters
kind: concept
---
${body}
`
}

/** The least configuration that a check needs. */
const smallConfig = `export default {
  brand: 'lantern',
  product: 'Lantern',
  hosts: { app: 'app.lantern.example' },
  regions: [],
  versions: { current: { label: 'Latest' }, others: [], pluginId: 'default' },
}
`

/** Checks a small site with the given files below content/, and a sound home page. Returns all that is printed. */
export function checkContent(content: Readonly<Record<string, string>>): string {
  const files = Object.fromEntries(Object.entries(content).map(([path, text]) => [`content/${path}`, text]))
  const root = layOutContent('bad-input', {
    'site.config.ts': smallConfig,
    'content/index.md': soundPage('Home'),
    ...files,
  })
  const { exitCode, stdout, stderr } = runCommand('check', root, process.cwd())
  return `${stderr}${stdout}exit code ${exitCode}`
}
