import { expect, test } from 'vitest'
import { announcementKey } from './announcement-key.ts'

test('each announcement is dismissed separately', () => {
  expect(announcementKey('slipway_ctas')).toContain('slipway_ctas')
  expect(announcementKey('slipway_ctas')).not.toBe(announcementKey('slipway_ctas_2'))
})
