import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../tests/support/sample-calls.ts'

const calls = (text: string) => shownCalls(sampleOf('go', text))

test('net/http', async () => {
  expect(
    await calls(`package main

import "net/http"

const base = "https://h" + \`/v1\`

func main() {
	req, err := http.NewRequest(http.MethodPost, fmt.Sprintf("%s/a/%s", base, id), strings.NewReader(\`{"a": 1}\`))
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Add("X-A", "b")
	http.Get(base + "/b")
	body, _ := json.Marshal(map[string]any{"a": []string{"x"}, "b": nil, "c": -2})
	http.Post(base+"/c", "application/json", bytes.NewBuffer(body))
	query := url.Values{}
	query.Set("limit", "5")
	query.Add("include", "a&b")
	http.NewRequestWithContext(ctx, "GET", base+"/d?"+query.Encode(), nil)
	client := &http.Client{Timeout: 5}
	client.Get(os.Getenv("API_URL") + "/e")
	http.NewRequest("PUT", base+"/f", bytes.NewReader([]byte(\`{"b": \` + n + \`}\`)))
}`),
  ).toMatchInlineSnapshot(`
    "
    POST https://h/v1/a/… & …
      Authorization: Bearer …
      X-A: b
      {"a": 1}
    GET https://h/v1/b
    POST https://h/v1/c
      (application/json)
      {"a":["x"],"b":null,"c":-2}
    GET https://h/v1/d?limit=5&include=a%26b & …
    GET …/e
    PUT https://h/v1/f & …
      {"b": …}
    "
  `)
})

test('functions and loops', async () => {
  expect(
    await calls(`type object map[string]any

func send(method, path string, body any) (object, error) {
	var payload bytes.Buffer
	if err := json.NewEncoder(&payload).Encode(body); err != nil {
		return nil, err
	}
	req, _ := http.NewRequest(method, base+path, &payload)
	req.Header.Set("Authorization", token)
	return http.DefaultClient.Do(req)
}

func list() {
	http.Get("https://h/unused")
}

func main() {
	send("POST", "/a", object{"b": 1})
	for _, name := range []string{"x", "y"} {
		send("DELETE", "/a/"+name, nil)
	}
	batch := []object{}
	for i, s := range services {
		batch = append(batch, object{"id": s})
	}
	send("PUT", "/a", object{"all": batch})
}`),
  ).toMatchInlineSnapshot(`
    "
    POST …/a & …
      Authorization: …
      {"b":1}
    DELETE …/a/x & …
      Authorization: …
    DELETE …/a/y & …
      Authorization: …
    PUT …/a & …
      Authorization: …
      {"all":[{"id":"…"}]}
    GET https://h/unused
    "
  `)
})
