import { beforeAll, expect, test } from 'vitest'
import { loadEngines } from '../../../scripts/read/samples/load-engines.ts'
import { operationsOf, readFixtureSpec, readSpec } from '../../../tests/support/api-reading.ts'
import type { Language } from '../../languages/languages.ts'
import { findSyntaxDiagnostics } from '../../samples/find-syntax-diagnostics.ts'
import { requestSamples } from './request-samples.ts'

const operations = Object.fromEntries(operationsOf(readFixtureSpec('harbor.yaml')).map((one) => [one.slug, one]))

/** The first sample of an operation in a language. */
function sample(slug: string, label: string, at = 0): string {
  const operation = operations[slug]
  if (operation === undefined) throw new Error(`There is no operation ${slug}`)
  const found = requestSamples(operation)[at]?.samples.find((one) => one.label === label)
  return `\n${found?.code}\n`
}

test('a JSON body in a terminal: quotes are escaped, the token is a variable', () => {
  expect(sample('build-a-boat', 'cURL')).toMatchInlineSnapshot(`
    "
    curl --request POST \\
      "https://api.eu.harbor.example/v2/boats" \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --header "Content-Type: application/json" \\
      --data '{
        "name": "O'\\''Neil",
        "kind": "sail",
        "owner": null,
        "since": "2026-01-31",
        "parts": [
          {
            "name": "mast",
            "kind": "sail",
            "crew": [
              { "name": "Eva \\"Sea\\" Lund" }
            ]
          }
        ]
      }'
    "
  `)
})

test('a JSON body in JavaScript', () => {
  expect(sample('build-a-boat', 'JavaScript')).toMatchInlineSnapshot(`
    "
    const response = await fetch('https://api.eu.harbor.example/v2/boats', {
      method: 'POST',
      headers: {
        Authorization: \`Bearer \${process.env.ACCESS_TOKEN}\`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({
        name: 'O\\'Neil',
        kind: 'sail',
        owner: null,
        since: '2026-01-31',
        parts: [
          {
            name: 'mast',
            kind: 'sail',
            crew: [
              { name: 'Eva "Sea" Lund' },
            ],
          },
        ],
      }),
    })
    if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
    console.log(await response.json())
    "
  `)
})

test('a JSON body in Python', () => {
  expect(sample('build-a-boat', 'Python')).toMatchInlineSnapshot(`
    "
    import os

    import requests

    response = requests.post(
        "https://api.eu.harbor.example/v2/boats",
        headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"},
        json={
            "name": "O'Neil",
            "kind": "sail",
            "owner": None,
            "since": "2026-01-31",
            "parts": [
                {
                    "name": "mast",
                    "kind": "sail",
                    "crew": [
                        {"name": "Eva \\"Sea\\" Lund"},
                    ],
                },
            ],
        },
        timeout=30,
    )
    response.raise_for_status()
    print(response.json())
    "
  `)
})

test('a JSON body in Go', () => {
  expect(sample('build-a-boat', 'Go')).toMatchInlineSnapshot(`
    "
    package main

    import (
    	"fmt"
    	"io"
    	"log"
    	"net/http"
    	"os"
    	"strings"
    )

    func main() {
    	body := strings.NewReader(\`{
      "name": "O'Neil",
      "kind": "sail",
      "owner": null,
      "since": "2026-01-31",
      "parts": [
        {
          "name": "mast",
          "kind": "sail",
          "crew": [
            { "name": "Eva \\"Sea\\" Lund" }
          ]
        }
      ]
    }\`)
    	request, err := http.NewRequest("POST", "https://api.eu.harbor.example/v2/boats", body)
    	if err != nil {
    		log.Fatal(err)
    	}
    	request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCESS_TOKEN"))
    	request.Header.Set("Content-Type", "application/json")
    	response, err := http.DefaultClient.Do(request)
    	if err != nil {
    		log.Fatal(err)
    	}
    	defer response.Body.Close()
    	responseBody, err := io.ReadAll(response.Body)
    	if err != nil {
    		log.Fatal(err)
    	}
    	fmt.Println(response.Status, string(responseBody))
    }
    "
  `)
})

test('required parameters in path, query and header; a list is repeated', () => {
  expect(sample('list-the-boats-of-a-fleet', 'cURL')).toMatchInlineSnapshot(`
    "
    curl "https://api.eu.harbor.example/v2/fleets/a@b/boats/1?include=a&include=c" \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --header "X-Trace: 3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b"
    "
  `)
})

test('no body, no authorization, no response body', () => {
  expect(['cURL', 'JavaScript', 'Python'].map((label) => sample('sink-a-boat', label)).join('')).toMatchInlineSnapshot(`
    "
    curl --request DELETE \\
      "https://api.eu.harbor.example/v2/boats/b1"

    const response = await fetch('https://api.eu.harbor.example/v2/boats/b1', {
      method: 'DELETE',
    })
    if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)

    import requests

    response = requests.delete(
        "https://api.eu.harbor.example/v2/boats/b1",
        timeout=30,
    )
    response.raise_for_status()
    "
  `)
})

test('a form and a response of events; name and password authorize', () => {
  expect(
    ['cURL', 'JavaScript', 'Python', 'Go'].map((label) => sample('watch-boats', label)).join(''),
  ).toMatchInlineSnapshot(`
    "
    curl --no-buffer --request POST \\
      "https://api.eu.harbor.example/v2/boats/watch" \\
      --user "$USERNAME:$PASSWORD" \\
      --header "Accept: text/event-stream" \\
      --data-urlencode 'a=x y' \\
      --data-urlencode 'b=p' \\
      --data-urlencode 'b=q'

    const response = await fetch('https://api.eu.harbor.example/v2/boats/watch', {
      method: 'POST',
      headers: {
        Authorization: \`Basic \${btoa(\`\${process.env.USERNAME}:\${process.env.PASSWORD}\`)}\`,
        Accept: 'text/event-stream',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams([
        ['a', 'x y'],
        ['b', 'p'],
        ['b', 'q'],
      ]),
    })
    if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      process.stdout.write(text)
    }

    import os

    import requests

    response = requests.post(
        "https://api.eu.harbor.example/v2/boats/watch",
        auth=(os.environ["USERNAME"], os.environ["PASSWORD"]),
        headers={"Accept": "text/event-stream"},
        data=[
            ("a", "x y"),
            ("b", "p"),
            ("b", "q"),
        ],
        stream=True,
        timeout=30,
    )
    response.raise_for_status()
    for line in response.iter_lines(decode_unicode=True):
        print(line)

    package main

    import (
    	"bufio"
    	"fmt"
    	"log"
    	"net/http"
    	"net/url"
    	"os"
    	"strings"
    )

    func main() {
    	form := url.Values{}
    	form.Add("a", "x y")
    	form.Add("b", "p")
    	form.Add("b", "q")
    	request, err := http.NewRequest("POST", "https://api.eu.harbor.example/v2/boats/watch", strings.NewReader(form.Encode()))
    	if err != nil {
    		log.Fatal(err)
    	}
    	request.SetBasicAuth(os.Getenv("USERNAME"), os.Getenv("PASSWORD"))
    	request.Header.Set("Accept", "text/event-stream")
    	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
    	response, err := http.DefaultClient.Do(request)
    	if err != nil {
    		log.Fatal(err)
    	}
    	defer response.Body.Close()
    	lines := bufio.NewScanner(response.Body)
    	for lines.Scan() {
    		fmt.Println(lines.Text())
    	}
    }
    "
  `)
})

test('files and fields', () => {
  expect(
    ['cURL', 'JavaScript', 'Python', 'Go'].map((label) => sample('upload-a-photo', label)).join(''),
  ).toMatchInlineSnapshot(`
    "
    curl --request PUT \\
      "https://api.eu.harbor.example/v2/boats/photo" \\
      --header "Authorization: Bearer $ACCESS_TOKEN" \\
      --form 'photo=@photo' \\
      --form-string 'title=At sea'

    import { openAsBlob } from 'node:fs'

    const form = new FormData()
    form.append('photo', await openAsBlob('photo'), 'photo')
    form.append('title', 'At sea')
    const response = await fetch('https://api.eu.harbor.example/v2/boats/photo', {
      method: 'PUT',
      headers: {
        Authorization: \`Bearer \${process.env.ACCESS_TOKEN}\`,
      },
      body: form,
    })
    if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
    console.log(await response.json())

    import os

    import requests

    response = requests.put(
        "https://api.eu.harbor.example/v2/boats/photo",
        headers={"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"},
        data={
            "title": "At sea",
        },
        files={
            "photo": open("photo", "rb"),
        },
        timeout=30,
    )
    response.raise_for_status()
    print(response.json())

    package main

    import (
    	"bytes"
    	"fmt"
    	"io"
    	"log"
    	"mime/multipart"
    	"net/http"
    	"os"
    )

    func main() {
    	var body bytes.Buffer
    	form := multipart.NewWriter(&body)
    	func() {
    		file, err := os.Open("photo")
    		if err != nil {
    			log.Fatal(err)
    		}
    		defer file.Close()
    		part, err := form.CreateFormFile("photo", "photo")
    		if err != nil {
    			log.Fatal(err)
    		}
    		if _, err := io.Copy(part, file); err != nil {
    			log.Fatal(err)
    		}
    	}()
    	form.WriteField("title", "At sea")
    	form.Close()
    	request, err := http.NewRequest("PUT", "https://api.eu.harbor.example/v2/boats/photo", &body)
    	if err != nil {
    		log.Fatal(err)
    	}
    	request.Header.Set("Authorization", "Bearer "+os.Getenv("ACCESS_TOKEN"))
    	request.Header.Set("Content-Type", form.FormDataContentType())
    	response, err := http.DefaultClient.Do(request)
    	if err != nil {
    		log.Fatal(err)
    	}
    	defer response.Body.Close()
    	responseBody, err := io.ReadAll(response.Body)
    	if err != nil {
    		log.Fatal(err)
    	}
    	fmt.Println(response.Status, string(responseBody))
    }
    "
  `)
})

test('keys in a header and in the query are variables of their names', () => {
  expect(
    ['cURL', 'JavaScript', 'Python', 'Go'].map((label) => sample('weigh-a-boat', label)).join(''),
  ).toMatchInlineSnapshot(`
    "
    curl "$BASE_URL/v2/boats/a%2Fb%20%22c%22%20%24d/weight?of=x%20y%20%26&id=$ID" \\
      --header "X-Key: $KEY" \\
      --header "Cookie: unit=kg" \\
      --header "Accept: text/plain"

    const response = await fetch(\`\${process.env.BASE_URL}/v2/boats/a%2Fb%20%22c%22%20%24d/weight?of=x%20y%20%26&id=\${process.env.ID}\`, {
      headers: {
        'X-Key': process.env.KEY,
        Cookie: 'unit=kg',
        Accept: 'text/plain',
      },
    })
    if (!response.ok) throw new Error(\`\${response.status}: \${await response.text()}\`)
    console.log(await response.text())

    import os

    import requests

    response = requests.get(
        f"{os.environ['BASE_URL']}/v2/boats/a%2Fb%20%22c%22%20%24d/weight?of=x%20y%20%26&id={os.environ['ID']}",
        headers={
            "X-Key": os.environ["KEY"],
            "Cookie": "unit=kg",
            "Accept": "text/plain",
        },
        timeout=30,
    )
    response.raise_for_status()
    print(response.text)

    package main

    import (
    	"fmt"
    	"io"
    	"log"
    	"net/http"
    	"os"
    )

    func main() {
    	request, err := http.NewRequest("GET", os.Getenv("BASE_URL")+"/v2/boats/a%2Fb%20%22c%22%20%24d/weight?of=x%20y%20%26&id="+os.Getenv("ID"), nil)
    	if err != nil {
    		log.Fatal(err)
    	}
    	request.Header.Set("X-Key", os.Getenv("KEY"))
    	request.Header.Set("Cookie", "unit=kg")
    	request.Header.Set("Accept", "text/plain")
    	response, err := http.DefaultClient.Do(request)
    	if err != nil {
    		log.Fatal(err)
    	}
    	defer response.Body.Close()
    	responseBody, err := io.ReadAll(response.Body)
    	if err != nil {
    		log.Fatal(err)
    	}
    	fmt.Println(response.Status, string(responseBody))
    }
    "
  `)
})

test('each example of the body has its samples; a webhook has none', () => {
  const names = (slug: string) => requestSamples(operations[slug] as never).map(({ name }) => name)
  expect(names('build-a-boat')).toEqual(['A dinghy', expect.stringContaining('A ship')])
  expect(names('sink-a-boat')).toEqual([undefined])
  expect(names('a-boat-has-left')).toEqual([])
})

const engines = loadEngines()
// Loading the parsers of four languages takes a while.
beforeAll(async () => void (await engines.shell('true')), 60_000)

test('all samples are valid in their languages', async () => {
  const diagnostics: string[] = []
  for (const operation of Object.values(operations)) {
    for (const { label, language, code } of requestSamples(operation).flatMap(({ samples }) => samples)) {
      const found = await findSyntaxDiagnostics(engines, language as Language, code)
      diagnostics.push(...found.map(({ message }) => `${operation.slug} ${label}: ${message}`))
    }
  }
  expect(diagnostics).toEqual([])
}, 60_000)

test('files of composed schemas, in lists, and those that an example lacks', () => {
  const spec = `openapi: 3.0.3
info: { title: A, version: '1' }
servers: [{ url: 'https://a.example' }]
paths:
  /files:
    post:
      operationId: a
      summary: A
      requestBody:
        content:
          multipart/form-data:
            schema:
              required: [file, title]
              allOf:
                - { type: object, properties: { file: { type: string, format: binary }, title: { type: string } } }
                - { properties: { pages: { type: array, items: { type: string, format: binary } } } }
            example: { title: A note, pages: [one, two] }
      responses: { '204': { description: Done. } }
`
  const [operation] = readSpec({ 'apispec.yaml': spec }).api?.operations ?? []
  const [set] = operation === undefined ? [] : requestSamples(operation)
  expect(set?.samples.find(({ label }) => label === 'cURL')?.code).toMatchInlineSnapshot(`
    "curl --request POST \\
      "https://a.example/files" \\
      --form 'file=@file' \\
      --form-string 'title=A note' \\
      --form 'pages=@pages'"
  `)
})
