import { expect, test } from 'vitest'
import { calledSlugs, sampleOf, shownDiagnostics } from '../../../tests/support/sample-calls.ts'

const auth = '-H "Authorization: Bearer $TOKEN"'
const json = '-H "Content-Type: application/json"'
const shell = (...lines: string[]) => shownDiagnostics(sampleOf('shell', lines.join('\n')))
const api = 'https://api.slipway.example/v1'

test('right calls are not reported', async () => {
  expect(
    await shell(
      `curl -X POST ${api}/token ${json} -d '{"clientId": "a"}'`,
      `curl "${api}/entities?limit=100&sort=asc&include=a&include=b.c" ${auth}`,
      `curl "https://api.us.slipway.example/v1/entities/$ID" ${auth}`,
      `curl "$API_URL/v1/entities/{id}/logs?level=$LEVEL" ${auth}`,
      `curl "${api}/entities?upsert=true" ${auth} --json "{\\"identifier\\": \\"$NAME X\\", \\"size\\": 9, \\"team\\": [\\"a\\"], \\"properties\\": {\\"any\\": 1}}"`,
      `curl "${api}/entities" ${auth} --json "{\\"identifier\\": \\"$NAME\\", \\"size\\": $SIZE, \\"tier\\": \\"$TIER\\", \\"team\\": $TEAM}"`,
      `curl "${api}/entities" ${auth} --json @entity.json`,
      `curl "${api}/entities" --output /dev/null --write-out '%{http_code}'`,
      `curl "${api}$PATH_AND_QUERY" ${auth}`,
      `curl "${api}/entities$QUERY" ${auth}`,
      `curl "${api}/entities/$ID$SUFFIX" ${auth}`,
      `curl "${api}/$KIND/a" ${auth}`,
      `curl "${api}/entities" $OPTIONS`,
      `curl -X DELETE "${api}/entities/a" ${auth} ${json} -d ''`,
      `curl -X "$METHOD" "${api}/entities/a" ${auth} -d "$BODY"`,
    ),
  ).toBe('\n\n')
})

test('calls to other APIs are not reported', async () => {
  const samples = [
    'curl https://api.github.example/v1/entitis',
    'curl -X PUT "$VAULT_ADDR/v1/secret/data/x"',
    'curl -X PUT "$GITHUB_API/entities/x"',
    'curl https://hooks.slipway.example/v1/x',
    'curl "https://$HOST/other"',
    'curl "$API/users/me"',
    'curl localhost:8080/v1/entitis',
    'curl "$URL"',
  ]
  expect(await shell(...samples)).toBe('\n\n')
  expect(await calledSlugs(...samples.map((text) => sampleOf('shell', text)))).toEqual([])
})

test('paths and methods', async () => {
  expect(
    await shell(
      `curl ${api}/entitys ${auth}`,
      `curl "https://api.slipway.example/entities" ${auth}`,
      `curl "${api}/entities/$ID/log?level=a" ${auth}`,
      `curl -X PUT ${api}/entities/a ${auth}`,
      `curl "${api}/token"`,
      `curl "$SLIPWAY_API_URL/entitys" ${auth}`,
      `curl "\${BASE_URL}/v1/entities/a/b/c" ${auth}`,
      `curl "https://api.\${REGION}slipway.example/v1/entity" ${auth}`,
      `curl "${api}/nothing/like/this/at/all" ${auth}`,
      'API=https://api.slipway.example',
      `curl -X DELETE "$API/v1/entities" ${auth}`,
    ),
  ).toMatchInlineSnapshot(`
    "
    11:35 api-call-unknown: The API has no operation GET /v1/entitys.  Did you mean GET /v1/entities?
    12:36 api-call-unknown: The API has no operation GET /entities.  Did you mean GET /v1/entities?
    13:36 api-call-unknown: The API has no operation GET /v1/entities/…/log.  Did you mean GET /v1/entities/{id}/logs?
    14:11 api-call-unknown: The API has no PUT at /v1/entities/{id}.  Use GET, PATCH, or DELETE.
    15:36 api-call-unknown: The API has no GET at /v1/token.  Use POST.
    16:25 api-call-unknown: The API has no operation GET /v1/entitys.  Did you mean GET /v1/entities?
    17:20 api-call-unknown: The API has no operation GET /v1/entities/a/b/c.  Use one of its paths.
    18:45 api-call-unknown: The API has no operation GET /v1/entity.  Did you mean GET /v1/entities?
    19:36 api-call-unknown: The API has no operation GET /v1/nothing/like/this/at/all.  Use one of its paths.
    21:11 api-call-unknown: The API has no DELETE at /v1/entities.  Use GET or POST.
    "
  `)
})

test('queries', async () => {
  expect(
    await shell(
      `curl "${api}/entities?limt=5&sort=up&limit=101" ${auth}`,
      `curl "${api}/entities/a/logs" ${auth}`,
      `curl -G "${api}/entities" -d limit=many --data-urlencode "include=A B" ${auth}`,
      `curl -X DELETE "${api}/entities/a?force=true" ${auth}`,
      `curl "${api}/entities?upsert=yes" ${auth} --json '{"identifier": "a"}'`,
    ),
  ).toMatchInlineSnapshot(`
    "
    11:49 api-call-query: “limt” is not a query parameter of GET /v1/entities.  Did you mean “limit”?
    11:61 api-call-query: “sort” must be “asc” or “desc”, not “up”.
    11:70 api-call-query: “limit” must be at most 100, not 101.
    12:9 api-call-query: The query parameter “level” is missing: GET /v1/entities/{id}/logs needs it.
    13:62 api-call-query: “limit” must be a whole number, not “many”.
    13:93 api-call-query: “include” cannot be “A B”: it does not match ^[a-z.]+$.
    14:61 api-call-query: “force” is not a query parameter of DELETE /v1/entities/{id}.  It has none.
    15:56 api-call-query: “upsert” must be true or false, not “yes”.
    "
  `)
})

test('headers', async () => {
  expect(
    await shell(
      `curl ${api}/entities`,
      `curl ${api}/entities ${auth} -d '{"identifier": "a"}'`,
      `curl ${api}/entities ${auth} -H 'content-type: text/plain' -d '{"identifier": "a"}'`,
    ),
  ).toMatchInlineSnapshot(`
    "
    11:8 api-call-auth (warning): The call has no “Authorization” header, and GET /v1/entities needs it.  Send “Authorization: Bearer” with a token.
    12:8 api-call-auth (warning): The body is sent as “application/x-www-form-urlencoded”, which POST /v1/entities does not take.  Send “Content-Type: application/json”.
    13:100 api-call-auth (warning): The body is sent as “text/plain”, which POST /v1/entities does not take.  Send “Content-Type: application/json”.
    "
  `)
  expect(
    await shownDiagnostics(
      sampleOf(
        'javascript',
        `fetch('${api}/token', { method: 'POST', body: JSON.stringify({ clientId: id }) })\nfetch('${api}/entities', options)`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    11:10 api-call-auth (warning): The call has a body and no “Content-Type” header.  Send “Content-Type: application/json”.
    "
  `)
})

test('bodies', async () => {
  expect(
    await shell(
      `curl -X POST ${api}/entities ${auth}`,
      `curl -X DELETE ${api}/entities/a ${auth} -d '{}'`,
      `curl ${api}/entities ${auth} ${json} -d '{`,
      '  "titel": "A",',
      '  "tier": "bronze",',
      '  "size": "9",',
      '  "team": ["a", 1]',
      "}'",
      `curl ${api}/entities ${auth} ${json} -d "{\\"identifier\\": \\"a\\", \\"size\\": 12, \\"tier\\": 1}"`,
      `curl ${api}/entities ${auth} ${json} -d '{"identifier": "A B"} }'`,
      `curl ${api}/entities ${auth} ${json} -d @- <<EOF`,
      '{"identifier": 5, "x-$NAME": 1}',
      'EOF',
    ),
  ).toMatchInlineSnapshot(`
    "
    11:16 api-call-body: The call has no body, and POST /v1/entities needs one.
    12:98 api-call-body: DELETE /v1/entities/{id} takes no body.  Remove it, or correct the method.
    13:122 api-call-body: Body of POST /v1/entities: “identifier” is missing: an entity needs it.
    14:5 api-call-body: Body of POST /v1/entities: “titel” is not a key of an entity.  Did you mean “title”?
    15:13 api-call-body: Body of POST /v1/entities: “tier” must be “gold” or “silver”, not “bronze”.
    16:13 api-call-body: Body of POST /v1/entities: “size” must be a whole number, not “9”.
    17:19 api-call-body: Body of POST /v1/entities: item 2 of “team” must be a string, not a number.
    19:156 api-call-body: Body of POST /v1/entities: “size” must be at most 9, not 12.
    19:170 api-call-body: Body of POST /v1/entities: “tier” must be “gold” or “silver”, not 1.
    20:144 api-call-body: The body is not JSON: “}” closes nothing.  Remove it.
    22:18 api-call-body: Body of POST /v1/entities: “identifier” must be a string, not a number.
    22:21 api-call-body: Body of POST /v1/entities: “x-…” is not a key of an entity.  It may also have: “title”, “tier”, “size”, “team”, “properties”.
    "
  `)
})

test('a partial sample may lack keys, but must not have wrong ones', async () => {
  const call = `curl -X PATCH ${api}/entities/a ${auth} ${json} -d '{"titl": "A"}'`
  const send = sampleOf('shell', `send() { curl -X PATCH ${api}/entities/a ${auth} ${json} -d "$1"; }`)
  expect(await shownDiagnostics(send, sampleOf('shell partial', `send '{"title": "A"}'`))).toBe('\n\n')
  expect(await shownDiagnostics(sampleOf('shell partial', call))).toMatchInlineSnapshot(`
    "
    11:134 api-call-body: Body of PATCH /v1/entities/{id}: “titl” is not a key of an entity.  Did you mean “title”?
    "
  `)
})

test('places in other languages', async () => {
  expect(
    await shownDiagnostics(
      sampleOf(
        'javascript',
        `await fetch(\`${api}/entitys\`)\naxios.post('${api}/entities', { tier: 'iron', ...rest }, config)`,
      ),
      sampleOf(
        'python',
        `requests.post(\n    "${api}/entities",\n    params={"upsrt": True},\n    json={"identifier": name, "size": 1.5},\n    headers={"Authorization": token},\n)`,
      ),
      sampleOf(
        'go',
        `req, err := http.NewRequest("POST", "${api}/entities", strings.NewReader(\`{"identifier": "a", "size": true}\`))\nreq.Header.Set("Authorization", t)\nreq.Header.Set("Content-Type", "application/json")`,
      ),
      sampleOf(
        'yaml',
        `steps:\n  - run: |\n      curl "${api}/entities" \\\n        ${auth} --json '{"identifier": "\${{ inputs.id }}", "tier": "tin"}'`,
      ),
      sampleOf(
        'groovy',
        `httpRequest url: '${api}/entities', httpMode: 'POST', authentication: 'x', contentType: 'APPLICATION_JSON', requestBody: JsonOutput.toJson([size: 10, identifier: 'a'])`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "
    11:43 api-call-unknown: The API has no operation GET /v1/entitys.  Did you mean GET /v1/entities?
    11:129 api-call-body: Body of POST /v1/entities: “size” must be a whole number, not true.
    11:173 api-call-body: Body of POST /v1/entities: “size” must be at most 9, not 10.
    12:66 api-call-body: Body of POST /v1/entities: “tier” must be “gold” or “silver”, not “iron”.
    13:15 api-call-query: “upsrt” is not a query parameter of POST /v1/entities.  Did you mean “upsert”?
    14:41 api-call-body: Body of POST /v1/entities: “size” must be a whole number, not 1.5.
    14:96 api-call-body: Body of POST /v1/entities: “tier” must be “gold” or “silver”, not “tin”.
    "
  `)
})

test('the operations of a page, in the order of its calls', async () => {
  expect(
    await calledSlugs(
      sampleOf('shell', `API=${api}\nTOKEN=$(curl $API/token --json '{"clientId": "a"}')`),
      sampleOf('shell', `curl -X DELETE "$API/entities/a" ${auth}\ncurl "$API/entities/a" ${auth}`),
      sampleOf('python', `requests.get("${api}/entities", headers=h)`),
    ),
  ).toEqual(['create-a-token', 'delete-an-entity', 'get-an-entity', 'list-entities'])
})

test('an unknown body is reported at its call', async () => {
  expect(await shell(`jq -n '{}' | curl -X DELETE ${api}/entities/a ${auth} ${json} -d @-`)).toMatchInlineSnapshot(`
    "
    11:16 api-call-body: DELETE /v1/entities/{id} takes no body.  Remove it, or correct the method.
    "
  `)
})
