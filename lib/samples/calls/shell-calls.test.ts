import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../tests/support/sample-calls.ts'

const calls = (text: string) => shownCalls(sampleOf('shell', text))

test('curl: methods, addresses, headers', async () => {
  expect(
    await calls(`curl https://h/a
curl -sSX PUT "https://h/b" -H 'Accept: text/plain' --header "X-Key: $KEY" -o out.json
curl --url https://h/c -XDELETE -u user:secret
curl -fsSL -I https://h/d https://h/e
curl https://h/f \\
  --request POST \\
  --oauth2-bearer "$TOKEN" -H @headers.txt
/usr/bin/curl -d a=b -G https://h/i --data-urlencode "q=$Q"
curl "https://h/j?a=1&b=$B"`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/a
    PUT https://h/b
      Accept: text/plain
      X-Key: …
    DELETE https://h/c
      Authorization: …
    HEAD https://h/d
    HEAD https://h/e
    POST https://h/f
      Authorization: Bearer …
      …
    GET https://h/i & a=b&q=…
    GET https://h/j?a=1&b=…
    "
  `)
})

test('curl: bodies', async () => {
  expect(
    await calls(`curl h/a -d '{"a": 1}'
curl h/b --json "{\\"a\\": \\"$A\\"}"
curl h/c --data @file.json
curl h/d --data-raw '@x' -X PATCH
curl h/e -F file=@a.txt
curl h/f -T file.txt
curl h/g -d a=1 -d b=2
curl h/h -d "$(jq -n '{a: 1}')"
curl h/i -d @- <<EOF
{"a": "$A", "b": "\\$B"}
EOF
cat <<'EOF' | curl h/j -d @-
{"a": "$A"}
EOF
curl h/k -d "$(cat <<EOF
{"a": 1}
EOF
)"
jq -n '{}' | curl h/l --json @-
echo '{"a": 1}' | curl h/m -d@-
printf '{"a": "%s"}' "$X" | curl h/n -d @-
curl h/o -d $'{"a": "it\\'s"}'
curl h/p -d '{"a": "'"$A"'"}'
curl -d @- h/q <<< '{"a": 2}'`),
  ).toMatchInlineSnapshot(`
    "
    POST h/a
      (application/x-www-form-urlencoded)
      {"a": 1}
    POST h/b
      (application/json)
      {"a": "…"}
    POST h/c
      (application/x-www-form-urlencoded)
      …
    PATCH h/d
      (application/x-www-form-urlencoded)
      @x
    POST h/e
      (multipart/form-data)
      …
    PUT h/f
      …
    POST h/g
      (application/x-www-form-urlencoded)
      a=1&b=2
    POST h/h
      (application/x-www-form-urlencoded)
      …
    POST h/i
      (application/x-www-form-urlencoded)
      {"a": "…", "b": "$B"}
    POST h/j
      (application/x-www-form-urlencoded)
      {"a": "$A"}
    POST h/k
      (application/x-www-form-urlencoded)
      {"a": 1}
    POST h/l
      (application/json)
      …
    POST h/m
      (application/x-www-form-urlencoded)
      {"a": 1}
    POST h/n
      (application/x-www-form-urlencoded)
      {"a": "…"}
    POST h/o
      (application/x-www-form-urlencoded)
      {"a": "it's"}
    POST h/p
      (application/x-www-form-urlencoded)
      {"a": "…"}
    POST h/q
      (application/x-www-form-urlencoded)
      {"a": 2}
    "
  `)
})

test('variables, functions, loops and arrays', async () => {
  expect(
    await calls(`#!/usr/bin/env bash
export API="https://h/v1" TOKEN=\${TOKEN:-none}
HEADERS=(-H "Authorization: Bearer $TOKEN" -H 'X-A: b')
BODY=$(cat <<JSON
{"a": "$TOKEN"}
JSON
)
call() {
  local path=$2
  curl -sS -X "$1" "$API$path" "\${HEADERS[@]}" \${3:+-d "$3"}
}
call GET /a
call POST "/b/$ID" '{"c": 1}'
for name in x y; do
  curl "$API/each/$name" $OPTIONS
done
for line in $(cat list); do curl "$API/line/$line"; done
while read -r row; do curl "$API/row/$row"; done < rows.txt
STATUS=$(curl "$API/inner" -d "$BODY" || true)
if curl -s "$API/if" > /dev/null; then curl "$API/then"; else curl "$API/else"; fi
case $X in a) curl "$API/case" ;; esac
(cd x && ! curl "$API/group") &
API=https://other curl "$API/prefix"
unused() { curl "$API/unused/$1"; }`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/v1/a
      Authorization: Bearer none
      X-A: b
    POST https://h/v1/b/…
      Authorization: Bearer none
      X-A: b
      (application/x-www-form-urlencoded)
      {"c": 1}
    … https://h/v1/each/x
      …
      …
    … https://h/v1/each/y
      …
      …
    GET https://h/v1/line/…
    GET https://h/v1/row/…
    POST https://h/v1/inner
      (application/x-www-form-urlencoded)
      {"a": "none"}
    GET https://h/v1/if
    GET https://h/v1/then
    GET https://h/v1/else
    GET https://h/v1/case
    GET https://h/v1/group
    GET https://h/v1/prefix
    GET https://h/v1/unused/…
    "
  `)
})

test('wget', async () => {
  expect(
    await calls(`wget -qO- "https://h/a" --header="Authorization: Bearer $T"
wget --method=PUT --header 'Content-Type: application/json' --body-data='{"a": 1}' https://h/b
wget -O out --post-data "a=b" https://h/c
wget --post-file=x https://h/d`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/a
      Authorization: Bearer …
    PUT https://h/b
      Content-Type: application/json
      (application/x-www-form-urlencoded)
      {"a": 1}
    POST https://h/c
      (application/x-www-form-urlencoded)
      a=b
    POST https://h/d
      (application/x-www-form-urlencoded)
      …
    "
  `)
})

test('the commands of a pipeline, a loop at its end included', async () => {
  expect(
    await calls(`curl https://h/a | jq -r '.ids[]' | while read -r ID; do
  jq -n '{}' | curl -X PUT "https://h/b/$ID" --json @- | jq .
done`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/a
    PUT https://h/b/…
      (application/json)
      …
    "
  `)
})
