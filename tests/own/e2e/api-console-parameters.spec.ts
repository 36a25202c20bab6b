import { expect, test } from '@playwright/test'
import { watchForErrors } from '../../e2e/visit.ts'
import { openOptional, send, visitConsole } from './api-console.ts'

const getEntity = '/api-reference/get-an-entity/'

test('a list is entered as people write it, and is repeated in the call and its sample', async ({ page }) => {
  const problems = watchForErrors(page)
  const sent: string[] = []
  await page.route('https://api.*/**', async (route) => {
    sent.push(new URL(route.request().url()).search)
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  const section = await visitConsole(page, getEntity)
  await openOptional(section)
  const include = section.getByRole('textbox', { name: 'include' })
  const sample = page.getByRole('region', { name: 'Request samples' }).locator('code:visible')
  const query = '?include=identifier&include=properties.tier'
  await expect(include).toHaveAccessibleDescription(
    'The only fields to return, as paths. Repeat the parameter for several. Here, separate values with commas.',
  )
  for (const text of [
    'identifier, properties.tier',
    'identifier\nproperties.tier',
    '["identifier", "properties.tier"]',
  ]) {
    await include.fill(text)
    await expect(sample).toContainText(`/entities/checkout${query}"`)
    await send(section)
    await expect.poll(() => sent.splice(0)).toEqual([query])
  }
  await test.step('one that can’t be read is not sent, and its field says why', async () => {
    await include.fill('["identifier"')
    await send(section)
    await expect(include).toBeFocused()
    await expect(include).toHaveAttribute('aria-invalid', 'true')
    await expect(include).toHaveAccessibleDescription(
      'This JSON array can’t be read. Check its quotes and brackets. The only fields to return, as paths. Repeat the parameter for several. Here, separate values with commas.',
    )
    await expect(section.getByText('Correct the parameters that are marked.')).toBeVisible()
    await include.fill('identifier')
    await expect(include).toHaveAttribute('aria-invalid', 'false')
    expect(sent).toEqual([])
  })
  expect(problems).toEqual([])
})

test('a value in a path stays one part of it, also with a slash', async ({ page }) => {
  const sent: string[] = []
  await page.route('https://api.*/**', async (route) => {
    sent.push(new URL(route.request().url()).pathname)
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  const section = await visitConsole(page, getEntity)
  const path = '/v1/blueprints/service/entities/shop%2Fcheckout'
  for (const text of ['shop/checkout', 'shop%2Fcheckout']) {
    await section.getByRole('textbox', { name: 'entity_identifier' }).fill(text)
    await expect(page.getByRole('region', { name: 'Request samples' }).locator('code:visible')).toContainText(path)
    await expect(page.locator('.endpoint > code').first()).toContainText(path)
    await send(section)
    await expect.poll(() => sent.splice(0)).toEqual([path])
  }
})

test('a value that the API doesn’t take is not sent, and its field says what to enter', async ({ page }) => {
  const sent: string[] = []
  await page.route('https://api.*/**', async (route) => {
    sent.push(route.request().url())
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  const section = await visitConsole(page, '/api-reference/get-audit-logs/')
  await openOptional(section)
  const limit = section.getByRole('textbox', { name: 'limit' })
  await expect(limit).toHaveAttribute('inputmode', 'numeric')
  for (const [text, problem] of [
    ['abc', 'Enter a whole number.'],
    ['0', 'Enter a whole number from 1 to 1000.'],
  ] as const) {
    await limit.fill(text)
    await send(section)
    await expect(limit).toBeFocused()
    await expect(limit).toHaveAccessibleDescription(new RegExp(`^${problem.replaceAll('.', '\\.')}`))
  }
  await test.step('also if it is folded', async () => {
    await openOptional(section)
    await expect(limit).toBeHidden()
    await send(section)
    await expect(limit).toBeFocused()
  })
  await limit.fill('10')
  expect(sent).toEqual([])
  await send(section)
  await expect.poll(() => sent.length).toBe(1)
})

test('a parameter has one field, and values as examples of it', async ({ page }) => {
  const section = await visitConsole(page, '/api-reference/create-an-entity/')
  const blueprint = section.getByRole('textbox', { name: 'blueprint_identifier', exact: true })
  await expect(blueprint).toHaveValue('service')
  await expect(section.locator('.try-it-examples')).toHaveCount(1)
  await expect(section.locator('.try-it-examples button')).toHaveText(['service', 'deployment', 'pagerdutyService'])
  await section.getByRole('button', { name: 'deployment', exact: true }).click()
  await expect(blueprint).toHaveValue('deployment')
  await test.step('those that the call does not need are folded, so the button is near', async () => {
    await expect(section.getByLabel('upsert', { exact: true })).toBeHidden()
    await openOptional(section)
  })
  const upsert = section.getByLabel('upsert', { exact: true })
  await expect(upsert).toHaveAccessibleDescription(
    'Overwrites an entity that has the same identifier. Without it the call returns 422.',
  )
  await expect(section.locator('.try-it-name').first()).toHaveText('blueprint_identifier requiredstring')
  await expect(upsert.locator('option')).toHaveText(['Default: false', 'false', 'true'])
})
