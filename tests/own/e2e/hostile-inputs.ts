import fc from 'fast-check'

/** Runs a script, or leaves an element, in whatever takes it for markup or code. */
export const markup: readonly string[] = [
  '<script>__pwned=1</script>',
  '"><img src=x onerror=__pwned=1><x-pwned>',
  "'-(__pwned=1)-'",
  '</title></script><svg onload=__pwned=1>',
  '<iframe srcdoc="<script>parent.__pwned=1</script>">',
  '<mark onmouseover=__pwned=1>a</mark>',
  'javascript:__pwned=1',
  '{{constructor.constructor("__pwned=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what is sent
  '${__pwned=1}',
  '&lt;x-pwned&gt;<x-pwned>',
]

/** Texts on which parsers, patterns and layouts break. */
export const oddTexts: readonly string[] = [
  '(',
  '[a-',
  '\\',
  '*+?{1,',
  '(a+)+$'.repeat(40),
  '^$.|?*+()[]{}\\/',
  '\u202Eeman elif\u202C',
  'שלום عالم',
  '\uD83D',
  '\uDC00\uD800',
  '👩‍👩‍👧‍👦'.repeat(50),
  'a\u0300'.repeat(300),
  '\u0000\u0001\u001B[31m\u007F\u0085\u2028\u2029\uFEFF',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00%2e%2e%2f',
  '../../../../etc/passwd',
  '//evil.example/a',
  'https://evil.example/',
  'NaN',
  '-1',
  '1e999',
  'x'.repeat(3000),
  `${'word '.repeat(600)}`,
]

/** The same in every run, and different for each use. */
export function randomTexts(seed: number, count: number): string[] {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      ...markup,
      ...oddTexts.filter(({ length }) => length < 40),
      'scorecard',
      'blueprint',
      ' ',
      '"',
      ':',
    ),
  )
  const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''))
  return fc.sample(text, { seed, numRuns: count })
}

/** What a storage may hold: nothing of it has the form that anything of the site has written. */
export function storedValues(seed: number, count: number): string[] {
  const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`
  return [
    'null',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    '[{"__proto__":{"polluted":true}},null,1,"<img src=x onerror=__pwned=1>",["<x-pwned>"]]',
    '{"turns":[null],"version":null,"services":"all","choices":[],"q":{}}',
    '[{"id":"1","question":{"a":1},"state":"done","answer":{"blocks":[{"type":"html","html":"<x-pwned>"}],"sources":[{"href":"javascript:__pwned=1"}]}}]',
    '[{"id":"1","question":"a","state":"done","answer":{"kind":"answer","parts":null,"sources":null}}]',
    '"><img src=x onerror=__pwned=1>',
    'javascript:__pwned=1',
    '{"unfinished":',
    deep,
    'x'.repeat(200_000),
    ...fc.sample(fc.json({ noUnicodeString: false }), { seed, numRuns: count }),
  ]
}
