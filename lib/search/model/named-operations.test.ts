import { expect, test } from 'vitest'
import type { RoutePath } from '../../pages/route.ts'
import { createOperationFinder, titleSplitter } from './named-operations.ts'
import type { PageRecords } from './record.ts'

const operation = (url: string, title: string, call: string) =>
  [{ url, title, kind: 'operation', keywords: [call, 'id'] }] as unknown as PageRecords
const find = createOperationFinder([
  operation('/api/get-a-ship', 'Get a ship', 'GET /v1/ships/{ship_id}'),
  operation('/api/get-its-crew', "Get a ship's crew", 'GET /v1/ships/{ship_id}/crew'),
  operation('/api/add-a-ship', 'Add a ship', 'POST /v1/ships'),
  [{ url: '/ships', title: 'All ships', kind: 'page', keywords: ['GET /v1/boats'] }] as unknown as PageRecords,
])

test('calls in code lead to the pages of their operations, however their parameters are named', () => {
  const text = 'Call `GET /v1/ships/{name}`, `GET /v1/ships/$SHIP?fields=name`, or `POST /v1/ships`.'
  expect(find(text, '/ships' as RoutePath)).toEqual({
    'GET /v1/ships/{name}': '/api/get-a-ship',
    'GET /v1/ships/$SHIP?fields=name': '/api/get-a-ship',
    'POST /v1/ships': '/api/add-a-ship',
  })
})

test('titles within a sentence lead there, too, the longest that fits', () => {
  const text = "Get a ship. Then use Add a ship, or call Get a ship's crew. Add a ship and all ships."
  expect(find(text, '/ships' as RoutePath)).toEqual({
    'Add a ship': '/api/add-a-ship',
    "Get a ship's crew": '/api/get-its-crew',
  })
})

test('other code, unknown calls, and the page of the text lead nowhere', () => {
  const text =
    'GET /v1/ships/{id}, `/v1/ships`, `GET /v1/boats`, `POST /v1/ships/{id}`, `POST /v1/ships`, use Add a shipyard'
  expect(find(text, '/api/add-a-ship' as RoutePath)).toEqual({})
})

test('a text is split at titles only', () => {
  expect(titleSplitter(['Get a ship', 'GET /v1/ships'])('use Get a ship')).toEqual(['use ', 'Get a ship', ''])
  expect(titleSplitter(['GET /v1/ships'])('use GET /v1/ships')).toEqual(['use GET /v1/ships'])
})
