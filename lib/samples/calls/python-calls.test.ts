import { expect, test } from 'vitest'
import { sampleOf, shownCalls } from '../../../tests/support/sample-calls.ts'

const calls = (text: string) => shownCalls(sampleOf('python', text))

test('requests and httpx', async () => {
  expect(
    await calls(`import json, os
import requests as http
from requests import post
from os import environ

API = os.environ.get("API_URL", "https://h/v1")
headers = {"Authorization": "Bearer " + os.environ["TOKEN"]}
http.get(f"{API}/a/{name!r}", params={"limit": 1, "include": ["a", "b"]}, headers=headers)
post(API + "/b", json={"a": None, 'b': [True, -1.5], "c": x, **rest}, headers={**headers, "X": "y"})
http.request("PATCH", "{}/c/{}".format(API, name), data=json.dumps({"a": {"b": 1}}))
http.put("{}/d/{key}".format(API, key="k"), data={"form": 1}, auth=("a", "b"))
http.delete(url="https://h/e", params=[("a", 1), ("b", "c")])
http.post("https://h/f", data='{"a": "\\u00e9"}', **options)

session = http.Session()
session.headers["Authorization"] = "x"
session.headers.update({"X-A": "b"})
session.get("https://h/g")

import httpx
with httpx.Client(base_url="https://h/v2", headers=headers) as client:
    client.post("/h", json=dict(a=1))
    client.get("i")

async def main():
    async with httpx.AsyncClient() as client:
        answer = await client.get("https://h/j")
        return answer.json()`),
  ).toMatchInlineSnapshot(`
    "
    GET https://h/v1/a/… & limit=1&include=a&include=b
      Authorization: Bearer …
    POST https://h/v1/b
      Authorization: Bearer …
      X: y
      (application/json)
      {"a":null,"b":[true,-1.5],"c":"…"}
    PATCH https://h/v1/c/…
      {"a":{"b":1}}
    PUT https://h/v1/d/k
      Authorization: …
      (application/x-www-form-urlencoded)
      …
    DELETE https://h/e & a=1&b=c
    POST https://h/f
      …
      {"a": "é"}
    GET https://h/g
      Authorization: x
      X-A: b
    POST https://h/v2/h
      Authorization: Bearer …
      (application/json)
      {"a":1}
    GET https://h/v2/i
      Authorization: Bearer …
    GET https://h/j
    "
  `)
})

test('functions, loops and comprehensions', async () => {
  expect(
    await calls(`import requests

API = "https://h"

def send(method, path, body=None, *, timeout=30):
    return requests.request(method, API + path, json=body).json()

def get(session, path):
    return session.get(f"{API}{path}")

class Client:
    def get(self, name):
        return requests.get(API + "/find/" + name)

send("POST", "/a", {"items": [{"id": i, "kind": "x"} for i in ids]})
for path, count in (("/b", 1), ("/c", 2)):
    send("GET", path)
get(requests.Session(), "/d")
body = {"a": 1}
while more:
    send("PUT", "/e" if x else "/f", body)
    body["from"] = more
if __name__ == "__main__":
    send("DELETE", "/g")
def unused(name: str):
    return send("GET", f"/h/{name}")`),
  ).toMatchInlineSnapshot(`
    "
    POST https://h/a
      (application/json)
      {"items":[{"id":"…","kind":"x"}]}
    GET https://h/b
    GET https://h/c
    PUT https://h/e
      (application/json)
      {"a":1}
    DELETE https://h/g
    GET https://h/h/…
    GET https://h/d
    GET https://h/find/…
    "
  `)
})
