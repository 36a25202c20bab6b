import { expect, test } from 'vitest'
import { shown } from '../../tests/support/checked-pages.ts'
import { readDataFile } from '../content/site-data.ts'
import { synonymGroups, synonymsFile } from './synonyms.ts'

const read = (text: string) => readDataFile('content/synonyms.yaml', text, synonymsFile, {})

test('groups come in a fixed order, in the form in which words are compared', () => {
  const { data, diagnostics } = read('sso: [Single Sign-On]\nKubernetes: [k8s, kube]\n')
  expect(diagnostics).toEqual([])
  expect(synonymGroups(data)).toEqual([
    ['kubernetes', 'k8s', 'kube'],
    ['sso', 'single sign on'],
  ])
})

test('a missing file means that there are none', () => {
  expect(synonymGroups(readDataFile('content/synonyms.yaml', undefined, synonymsFile, {}).data)).toEqual([])
})

test('mistakes are reported where they stand', () => {
  const shownDiagnostics = [
    'sso: single sign-on\n',
    'kubernetes: [k8s]\nsso: []\n',
    'sso: ["…"]\n',
    'kubernetes: [k8s]\nkube: [K8S]\n',
    'sso: [single sign-on, Single sign on]\n',
  ].map((text) => shown(read(text).diagnostics, text))
  expect(shownDiagnostics.join('')).toMatchInlineSnapshot(`
    "
    content/synonyms.yaml:1:6  data-file-invalid
      “sso” must be a list, for example [one, two].
        > 1 | sso: single sign-on
            |      ^
          2 | 

    content/synonyms.yaml:2:6  data-file-invalid
      “sso” has 0 entries.  It needs at least 1.
          1 | kubernetes: [k8s]
        > 2 | sso: []
            |      ^
          3 | 

    content/synonyms.yaml:1:7  data-file-invalid
      Entry 1 has a wrong value.  Write letters or digits.
        > 1 | sso: ["…"]
            |       ^
          2 | 

    content/synonyms.yaml:2:8  data-file-invalid
      Entry 1 has a wrong value.  “K8S” appears in the group of “kubernetes”, too: keep it once.
          1 | kubernetes: [k8s]
        > 2 | kube: [K8S]
            |        ^
          3 | 

    content/synonyms.yaml:1:23  data-file-invalid
      Entry 2 has a wrong value.  “Single sign on” appears twice in this group: keep it once.
        > 1 | sso: [single sign-on, Single sign on]
            |                       ^
          2 | 
    "
  `)
})
