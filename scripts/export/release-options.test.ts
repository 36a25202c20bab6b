import { expect, test } from 'vitest'
import { parseReleaseOptions } from './release-options.ts'

test('a folder is enough; all else has a default', () => {
  expect(parseReleaseOptions(['--to', '/srv/docs'])).toEqual({
    from: 'out',
    to: '/srv/docs',
    host: 'server',
    back: false,
    keepDays: 14,
    port: 8080,
    brotli: false,
  })
  const all = ['--to=/srv/docs', '--for', 'github-pages', '--keep-days=0', '--port', '80', '--brotli', '--back']
  expect(parseReleaseOptions(all)).toMatchObject({
    host: 'github-pages',
    keepDays: 0,
    port: 80,
    brotli: true,
    back: true,
  })
})

test('what cannot be meant is said', () => {
  expect(
    [
      [],
      ['--to'],
      ['x'],
      ['--too=a'],
      ['--to=a', '--for=ftp'],
      ['--to=a', '--keep-days=x'],
      ['--to=a', '--port=-1'],
    ].map((args) => parseReleaseOptions(args)),
  ).toMatchInlineSnapshot(`
    [
      "Set the folder of the releases with --to. Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
      "Set the folder of the releases with --to. Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
      "“x” is not an option. Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
      "There is no option --too. Did you mean “to”? Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
      "“ftp” is not a host that needs a release. Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
      "“x” is not a number of days. Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
      "“-1” is not a port. Options: --to <folder>, --from <folder>, --for server|github-pages, --keep-days <days>, --port <port>, --brotli, --back.",
    ]
  `)
})
