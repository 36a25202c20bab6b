import { describe, expect, it } from 'vitest'
import { chooseBranch } from './choose-branch.ts'
import type { ObjectDiagnostic } from './object-diagnostic.ts'

const wrong = (key: string, values: string[], deciding = false): ObjectDiagnostic => {
  return { steps: ['a', key], type: 'mismatch', value: 'x', values, types: [], deciding, owner: undefined }
}
const unknown = (key: string): ObjectDiagnostic => {
  return { steps: ['a'], type: 'unknown-key', key, keys: [], owner: undefined, home: undefined }
}

describe('chooseBranch', () => {
  it('chooses the form that matches the deciding value, despite other errors', () => {
    const likelyForm = { objectDiagnostics: ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => wrong(key, ['y'])) }
    const other = { objectDiagnostics: [wrong('type', ['other'], true)] }
    expect(chooseBranch([other, likelyForm], ['a']).branch).toBe(likelyForm)
  })

  it('lists all deciding values if none matches', () => {
    const forms = ['one', 'two'].map((value) => ({ objectDiagnostics: [wrong('type', [value], true), unknown(value)] }))
    const { branch, objectDiagnostics } = chooseBranch(forms, ['a'])
    expect(branch).toBeUndefined()
    expect(objectDiagnostics).toEqual([wrong('type', ['one', 'two'])])
  })

  it("only lists the values if everything else matches a form, even if another form's name is nearer", () => {
    const near = { objectDiagnostics: [wrong('type', ['xx'], true), unknown('b')] }
    const fitting = { objectDiagnostics: [wrong('type', ['long-name'], true)] }
    expect(chooseBranch([near, fitting], ['a']).objectDiagnostics).toEqual([wrong('type', ['xx', 'long-name'])])
  })

  it('chooses the form with the fewest errors if there is no deciding value', () => {
    const near = { objectDiagnostics: [unknown('b')] }
    const far = { objectDiagnostics: [unknown('b'), unknown('c')] }
    expect(chooseBranch([far, near], ['a'])).toEqual({ branch: near, objectDiagnostics: near.objectDiagnostics })
  })
})
