import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../tests/support/sample-calls.ts'

test('httpRequest of Jenkins', async () => {
  expect(
    await shownCalls(
      sampleOf(
        'groovy',
        `import groovy.json.JsonOutput

def api = 'https://h/v1'

pipeline {
  agent any
  environment { TOKEN = credentials('token') }
  stages {
    stage('a') {
      steps {
        script {
          def body = [identifier: 'a', 'tier': env.TIER, list: ["b", 1, null], nested: [c: true], none: [:]]
          def answer = httpRequest(
            url: "\${api}/a?upsert=true",
            httpMode: 'POST',
            contentType: 'APPLICATION_JSON',
            customHeaders: [[name: 'Authorization', value: "Bearer \${TOKEN}"]],
            requestBody: JsonOutput.toJson(body)
          )
          httpRequest url: "$api/b/$env.NAME", httpMode: 'DELETE', authentication: 'portal'
          httpRequest 'https://h/c'
          if (answer.status == 200) { httpRequest url: api + '/d', requestBody: """{"a": "\${x ?: 'y'}"}""", httpMode: 'PUT' }
        }
        sh 'curl -X PUT "https://h/e"'
        sh """
          curl "\${env.API_URL}/f/\${name}" -d '{"a": \${count}}'
        """
        sh script: "curl \\"https://h/g\\"", returnStdout: true
      }
    }
  }
}

def send(path, body) {
  httpRequest(url: "\${api}\${path}", httpMode: 'PATCH', requestBody: writeJSON(json: body, returnText: true))
}
send('/h', [i: 1])`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    POST https://h/v1/a?upsert=true
      Authorization: Bearer …
      (application/json)
      {"identifier":"a","tier":"…","list":["b",1,null],"nested":{"c":true},"none":{}}
    DELETE https://h/v1/b/…
      Authorization: …
    GET https://h/c
    PUT https://h/v1/d
      {"a": "y"}
    PATCH https://h/v1/h
      {"i":1}
    PUT https://h/e
    POST …/f/…
      (application/x-www-form-urlencoded)
      {"a": …}
    GET https://h/g
    "
  `)
})

test('scripts of a workflow', async () => {
  expect(
    await shownCalls(
      sampleOf(
        'yaml',
        `jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: |
          curl -X POST "\${{ vars.API_URL }}/v1/a/\${{ github.run_id }}" \\
            -d '{"id": "run-\${{ github.run_id }}", "n": \${{ inputs.n }}}'
      - run: >-
          curl "$API_URL/v1/b"
          -H "Authorization: Bearer \${{ steps.token.outputs.value }}"`,
      ),
      sampleOf('yaml', `job:\n  script:\n    - 'curl "https://h/c"'\n    - TOKEN=$(curl "https://h/d")`),
    ),
  ).toMatchInlineSnapshot(`
    "
    POST …/v1/a/…
      (application/x-www-form-urlencoded)
      {"id": "run-…", "n": …}
    GET …/v1/b
      Authorization: Bearer …
    GET https://h/c
    GET https://h/d
    "
  `)
})

test('samples of a page share their names, language by language', async () => {
  expect(
    await shownCalls(
      sampleOf('shell', 'API=https://h\ncall() { curl -X "$1" "$API$2"; }'),
      sampleOf('python', 'API = "https://p"\ndef call(path):\n    requests.get(API + path)'),
      sampleOf('shell', '. ./first.sh\ncall PUT /a'),
      sampleOf('python', 'from first import call\ncall("/b")'),
      sampleOf('javascript', 'export const call = (path) => fetch(`https://j${path}`)'),
      sampleOf('typescript', "import { call } from './first.mjs'\nawait call('/c')"),
      sampleOf('yaml', 'steps:\n  - run: curl "$API/d"'),
      sampleOf('json', '{"curl": "https://h/e"}'),
    ),
  ).toMatchInlineSnapshot(`
    "
    PUT https://h/a
    GET https://p/b
    GET https://j/c
    GET …/d
    "
  `)
})
