import sharp from 'sharp'
import { expect, test } from 'vitest'
import { completeConfig } from '#lib/config/complete-config.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openStore } from '../disk/store.ts'
import { drawOgImages } from './og-images.ts'

const picture = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h1200v630H0z" fill="${color}"/></svg>`
const page = { route: '/install', title: 'Install', description: 'How to install it.' }

/** Width, height, and color at the upper left corner of the card of a page. */
async function cardOf(cardImage: { background: string } | undefined) {
  const root = temporaryFolder({
    '.contentlayer/generated/manifest.json': JSON.stringify({ pages: [page], categories: [] }),
    'logo.svg': picture('#ffffff'),
    'card.svg': picture('#31135e'),
  })
  const required = { brand: 'acme', product: 'Acme', url: 'https://docs.acme.example', logo: 'logo.svg' }
  const { config } = completeConfig({ ...required, ...(cardImage === undefined ? {} : { cardImage }) })
  const [path = ''] = (await drawOgImages(openStore(root), config)).values()
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { size: [info.width, info.height], color: [...data.subarray(0, 3)] }
}

test('a card is dark, or has the background of the site', async () => {
  expect(await cardOf(undefined)).toEqual({ size: [1200, 630], color: [0x0c, 0x13, 0x13] })
  expect(await cardOf({ background: 'card.svg' })).toEqual({ size: [1200, 630], color: [0x31, 0x13, 0x5e] })
})
