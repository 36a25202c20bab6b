import { expect, test } from 'vitest'
import { configLinks } from './config-links.ts'

test('each link has its key path, and its place', () => {
  const source = `const domain = 'slipway.example'
export default {
  navbar: [{ label: 'Home', href: '/' }, { label: 'API', href: "/api-reference/{brand}-api" }],
  iconLinks: [{ label: 'Chat', href: \`https://community.\${domain}\` }],
  footer: { columns: [{ links: [{ label: 'A', href: '/a' }] }, { links: [{ label: 'A again', href: '/a' }] }] },
  announcement: { buttons: [{ href: 'https://{showcase_host}' }] },
  assistant: { href: '/docs-ai-assistant' },
  consent: { policy: '/privacy' }, feedback: { issues: 'https://git.slipway.example/new' },
}
`
  const config = {
    navbar: [
      { label: 'Home', href: '/' },
      { label: 'API', href: '/api-reference/slipway-api' },
    ],
    iconLinks: [{ label: 'Chat', href: 'https://community.slipway.example' }],
    footer: { columns: [{ links: [{ label: 'A', href: '/a' }] }, { links: [{ label: 'A again', href: '/a' }] }] },
    announcement: { buttons: [{ label: '', href: 'https://showcase.slipway.example' }] },
    assistant: { label: '', href: '/docs-ai-assistant' },
    consent: { policy: '/privacy' },
    feedback: { issues: 'https://git.slipway.example/new' },
  }
  const links = configLinks(config as never, source)
  expect(links.map(({ key, href, line, column }) => `${key} ${href} ${line}:${column}`)).toEqual([
    'navbar[0].href / 3:36',
    'navbar[1].href /api-reference/slipway-api 3:65',
    'iconLinks[0].href https://community.slipway.example 4:39',
    'footer.columns[0].links[0].href /a 5:54',
    'footer.columns[1].links[0].href /a 5:101',
    'announcement.buttons[0].href https://showcase.slipway.example 6:38',
    'assistant.href /docs-ai-assistant 7:23',
    'consent.policy /privacy 8:23',
    'feedback.issues https://git.slipway.example/new 8:57',
  ])
})

test('a configuration without links has none', () => {
  expect(configLinks({ feedback: false }, '')).toEqual([])
  expect(configLinks({}, 'export default {}\n')).toEqual([])
})
