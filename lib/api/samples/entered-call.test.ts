import type { IHttpOperation, IMediaTypeContent } from '@stoplight/types'
import { expect, test } from 'vitest'
import { enteredCall, formFields, requestInit } from './entered-call.ts'

const content = (mediaType: string, rest = {}) => ({ id: 'c', mediaType, ...rest }) as IMediaTypeContent
const response = { id: 'r', code: '200', contents: [content('application/json')] }
const operation = (method: string, request = {}) =>
  ({ id: 'op', method, path: '/docks/{dock}', responses: [response], request }) as unknown as IHttpOperation
const entered = (body: Parameters<typeof requestInit>[2]) => ({ values: {}, body })

test('parts of a form that are files have a file field, and alternatives have fields that can be left out', () => {
  const properties = {
    file: { type: ['string', 'null'], format: 'binary', description: 'A file.' },
    files: { type: 'array', items: { allOf: [{ type: 'string' }, { format: 'binary' }] } },
    photo: {},
    data: { type: 'string', contentMediaType: 'application/json' },
    code: { type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' },
  }
  const other = { properties: { file: {}, name: { type: 'string', examples: ['a'] } }, required: ['name'] }
  const schema = { allOf: [{ type: 'object', properties }, { required: ['file'] }], oneOf: [other, {}] }
  const form = content('multipart/form-data', { schema, encodings: [{ property: 'photo', mediaType: 'image/jpeg' }] })
  expect(formFields(form).map(({ name, isFile, required }) => [name, isFile, required])).toEqual([
    ['file', true, true],
    ['files', true, undefined],
    ['photo', true, undefined],
    ['data', false, undefined],
    ['code', false, undefined],
    ['name', false, undefined],
  ])
})

test('a call has what is entered, the media types of its responses, and that of its body', () => {
  const request = { headers: [{ name: 'X-Trace' }, { name: 'X-Empty' }], query: [{ name: 'q', style: 'form' }] }
  const values = { 'X-Trace': 'a', q: 'b c' }
  const call = enteredCall(operation('post', request), content('application/json'), { values, body: '{}' })
  expect(call).toEqual({
    headers: [
      { name: 'Accept', value: 'application/json' },
      { name: 'Content-Type', value: 'application/json' },
      { name: 'X-Trace', value: 'a' },
    ],
    queryString: [{ name: 'q', value: 'b c' }],
    postData: { mimeType: 'application/json', text: '{}' },
  })
  expect(requestInit('post', call, '{}')).toMatchObject({ method: 'POST', body: '{}', credentials: 'omit' })
})

test('an empty editor sends no body and no content type, and a GET never has one', () => {
  const empty = enteredCall(operation('post'), content('application/json'), entered(''))
  expect(requestInit('post', empty, '')).toEqual({
    method: 'POST',
    credentials: 'omit',
    headers: { Accept: 'application/json' },
  })
  const get = enteredCall(operation('get'), content('application/json'), entered('{}'))
  expect(requestInit('get', get, '{}')).not.toHaveProperty('body')
})

test('a form is sent in its format, and a file as it is', () => {
  const send = (mediaType: string, body: Parameters<typeof requestInit>[2]) => {
    const call = enteredCall(operation('post'), content(mediaType), entered(body))
    return { call, init: requestInit('post', call, body) }
  }
  const file = new File(['x'], 'note.txt')
  const multipart = send('multipart/form-data', { file, title: 'A note' })
  expect(multipart.call.postData?.params).toEqual([
    { name: 'file', fileName: 'note.txt' },
    { name: 'title', value: 'A note' },
  ])
  expect(multipart.init.headers).toEqual({ Accept: 'application/json' })
  expect([...(multipart.init.body as FormData).keys()]).toEqual(['file', 'title'])
  const encoded = send('application/x-www-form-urlencoded', { a: '1', b: '' })
  expect(String(encoded.init.body)).toBe('a=1&b=')
  const whole = send('application/octet-stream', file)
  expect(whole.call.postData?.text).toBe('@note.txt')
  expect(whole.init.body).toBe(file)
})
