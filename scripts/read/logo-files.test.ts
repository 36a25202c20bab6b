import { expect, test } from 'vitest'
import { logoSlugs, logoSprite } from './logo-files.ts'

// simple-icons is read as files, one for each logo: an upgrade that moves or redraws them fails here.

test('there is a logo for each slug', () => {
  expect(logoSlugs().size).toBeGreaterThan(1000)
  expect([...logoSlugs()].filter((slug) => !/^[a-z0-9_]+$/.test(slug))).toEqual([])
  expect(logoSlugs()).toContain('github')
})

test('each logo that is shown is a symbol of one path', () => {
  const sprite = logoSprite(['terraform', 'github', 'github'])
  expect(sprite).toMatch(
    /^<svg xmlns="[^"]+"><symbol id="github" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol><symbol id="terraform" /,
  )
  expect(sprite.match(/<symbol/g)).toHaveLength(2)
})

test('a logo that the package does not have is an error', () => {
  expect(() => logoSprite(['none-of-them'])).toThrow('none-of-them')
})
