import { describe, expect, it } from 'vitest'
import { chooseBranch } from './choose-branch.ts'
import type { Fault } from './fault.ts'

const wrong = (key: string, values: string[], deciding = false): Fault => {
  return { steps: ['a', key], type: 'mismatch', value: 'x', values, types: [], deciding, owner: undefined }
}
const unknown = (key: string): Fault => {
  return { steps: ['a'], type: 'unknown-key', key, keys: [], owner: undefined, home: undefined }
}

describe('chooseBranch', () => {
  it('takes the form that the deciding value fits, however much else is wrong', () => {
    const meant = { faults: ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => wrong(key, ['y'])) }
    const other = { faults: [wrong('type', ['other'], true)] }
    expect(chooseBranch([other, meant], ['a']).branch).toBe(meant)
  })

  it('tells all values that decide when none fits', () => {
    const forms = ['one', 'two'].map((value) => ({ faults: [wrong('type', [value], true), unknown(value)] }))
    const { branch, faults } = chooseBranch(forms, ['a'])
    expect(branch).toBeUndefined()
    expect(faults).toEqual([wrong('type', ['one', 'two'])])
  })

  it('tells nothing else when all else fits a form, although another one is nearer by its name', () => {
    const near = { faults: [wrong('type', ['xx'], true), unknown('b')] }
    const fitting = { faults: [wrong('type', ['long-name'], true)] }
    expect(chooseBranch([near, fitting], ['a']).faults).toEqual([wrong('type', ['xx', 'long-name'])])
  })

  it('takes the form with the fewest faults when nothing decides', () => {
    const near = { faults: [unknown('b')] }
    const far = { faults: [unknown('b'), unknown('c')] }
    expect(chooseBranch([far, near], ['a'])).toEqual({ branch: near, faults: near.faults })
  })
})
