import { expect, test } from 'vitest'
import { renderDiagram } from './diagram.ts'

const source = 'graph LR\n  A[Service & team] --> B[Team]\n'

test('a diagram uses custom properties as colors, without a style block or web font', () => {
  const result = renderDiagram(source, 'd1')
  if ('error' in result) throw new Error(result.error)
  expect(result.svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(result.svg).toContain('Service &amp; team')
  expect(result.svg).not.toMatch(/<style|https?:\/\/(?!www\.w3\.org)|class=|data-/)
  const colors = [...result.svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color)
  expect(colors.filter((color) => color !== 'none' && !color?.startsWith('var(--'))).toEqual([])
})

test('IDs of several diagrams on a page differ, and references resolve within each diagram', () => {
  const ids = ['d1', 'd2'].map((prefix) => {
    const result = renderDiagram(source, prefix)
    const svg = 'svg' in result ? result.svg : ''
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    for (const [, reference] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(reference)
    return ids
  })
  expect(ids[0]?.length).toBeGreaterThan(0)
  expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([])
})

test('a drawing has no digits that nobody sees, and no markers that no edge uses', () => {
  const result = renderDiagram(`${flow}  c --> f[Dashboards]\n  d --> f\n`, 'd1')
  const svg = 'svg' in result ? result.svg : ''
  expect(svg).not.toMatch(/\d\.\d\d/)
  const markers = [...svg.matchAll(/<marker id="([^"]+)"/g)].map(([, id]) => id)
  expect(markers).toEqual(['d1-arrowhead'])
})

test('the same source returns the same drawing', () => {
  expect(renderDiagram(source, 'd1')).toEqual(renderDiagram(`\n${source}\n`, 'd1'))
})

const flow =
  'flowchart LR\n  a[Tools] --> b[Catalog]\n  b --> c[Scorecards]\n  b --> d[Automations]\n  b --> e[Actions]\n'
const entities = 'erDiagram\n  SERVICE ||--o{ INCIDENT : has\n'
const sequence =
  'sequenceDiagram\n  participant A as Agent\n  participant B as Portal\n  A->>B: Read\n  B-->>A: Answer\n'

const inLines = 'flowchart LR\n  tools[Your tools] --> boards[Scorecards<br/>dashboards]\n'

test.each([flow, sequence, entities, inLines])('a drawing has the same space on each side: %j', (text) => {
  const result = renderDiagram(text, 'd1')
  if ('error' in result) throw new Error(result.error)
  const [left = 0, top = 0, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(result.svg)?.[1]?.split(' ').map(Number) ?? []
  expect(result.width).toBe(width)
  const [body = ''] = result.svg.split('</defs>').slice(-1)
  const boxes = [...body.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(
    ([, ...values]) => values.map(Number) as [number, number, number, number],
  )
  const ends = [...body.matchAll(/y2="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(Math.min(...boxes.map(([x]) => x)) - left).toBeCloseTo(8, 0)
  expect(Math.min(...boxes.map(([, y]) => y)) - top).toBeCloseTo(8, 0)
  expect(left + width - Math.max(...boxes.map(([x, , w]) => x + w))).toBeCloseTo(8, 0)
  expect(top + height - Math.max(...boxes.map(([, y, , h]) => y + h), ...ends)).toBeCloseTo(8, 0)
})

test('an edge turns before it touches the box at its end', () => {
  const join = `${flow}  c --> f[Dashboards]\n  d --> f\n  e[Self-service actions] --> f\n`
  const result = renderDiagram(join, 'd1')
  if ('error' in result) throw new Error(result.error)
  const ends = [...result.svg.matchAll(/<polyline points="([^"]+)" fill="none" stroke="var\(--_line\)"/g)].map(
    ([, points = '']) => {
      const [fromX = 0, fromY = 0, x = 0, y = 0] = points.split(' ').slice(-4).map(Number)
      return Math.hypot(x - fromX, y - fromY)
    },
  )
  expect(ends.length).toBe(7)
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(8)
})

test('a label has room in its box', () => {
  const result = renderDiagram('flowchart LR\n  a[Tool] -- application changed --> b[Catalog]\n', 'd1')
  if ('error' in result) throw new Error(result.error)
  const label = result.svg.slice(0, result.svg.indexOf('>application changed<'))
  const [box, text] = [
    label.slice(label.lastIndexOf('<rect'), label.lastIndexOf('<text')),
    label.slice(label.lastIndexOf('<text')),
  ]
  const numberOf = (element: string, key: string) => Number(new RegExp(` ${key}="([^"]+)"`).exec(element)?.[1])
  const [x, width, center, size] = [
    numberOf(box, 'x'),
    numberOf(box, 'width'),
    numberOf(text, 'x'),
    numberOf(text, 'font-size'),
  ]
  // The site's typeface takes about 0.47 em for each letter, and the box leaves room at both ends.
  expect(size).toBe(12.5)
  expect(width).toBeGreaterThan('application changed'.length * 0.47 * size + 12)
  expect(x + width / 2).toBeCloseTo(center, 0)
})

test('a wide diagram has narrower gaps, so that it fits into the column of text', () => {
  const steps = Array.from({ length: 7 }, (_, at) => `  s${at}[A step] --> s${at + 1}[A step]`)
  const short = renderDiagram(`flowchart LR\n${steps.slice(0, 2).join('\n')}\n`, 'd1')
  const long = renderDiagram(`flowchart LR\n${steps.join('\n')}\n`, 'd1')
  if ('error' in short || 'error' in long) throw new Error('The diagrams could not be drawn.')
  const gapOf = (svg: string) => {
    const [, first = ''] = /<polyline points="([^"]+)"/.exec(svg) ?? []
    const [from = 0, , to = 0] = first.split(' ').map(Number)
    return to - from
  }
  expect(gapOf(short.svg)).toBeCloseTo(48)
  expect(gapOf(long.svg)).toBeLessThan(48)
  expect(long.width).toBeLessThanOrEqual(835)
})

test('a flowchart that would scroll sideways on a desktop is drawn from top to bottom', () => {
  const steps = Array.from({ length: 12 }, (_, at) => `  s${at}[A step] --> s${at + 1}[A step]`)
  const [wide, short] = [steps, steps.slice(0, 4)].map((lines) => renderDiagram(`graph LR\n${lines.join('\n')}`, 'd1'))
  if (wide === undefined || short === undefined || 'error' in wide || 'error' in short) throw new Error('Not drawn.')
  const heightOf = (svg: string) => Number(/height="([\d.]+)"/.exec(svg)?.[1])
  expect(heightOf(wide.svg)).toBeGreaterThan(wide.width)
  expect(heightOf(short.svg)).toBeLessThan(short.width)
})

test('a flowchart that fits a desktop with its labels in short lines stays horizontal there', () => {
  const result = renderDiagram(
    'flowchart LR\n  r[Responder] -->|runs the action| p[PagerDuty]\n  p -->|accepts the call| s[Run succeeds]\n  s -->|automation| e[Status acknowledged]\n',
    'd1',
  )
  if ('error' in result) throw new Error(result.error)
  expect(result.width).toBeLessThanOrEqual(835)
  expect(Number(/height="([\d.]+)"/.exec(result.svg)?.[1])).toBeLessThan(200)
  expect(result.svg).toMatch(/runs the<\/tspan><tspan[^>]*>action/)
})

test('labels next to each other have room on phones', () => {
  const result = renderDiagram(
    'flowchart LR\n  f[Form] -->|inputs| w[GitHub workflow]\n  w -->|link, log lines| r[Run]\n  w -->|result| r\n',
    'd1',
  )
  if ('error' in result || result.narrow === undefined) throw new Error('There is no drawing for phones.')
  const { svg } = result.narrow
  const boxes = ['>link, log lines<', '>result<'].map((text) => {
    const before = svg.slice(0, svg.indexOf(text))
    const [, x, width] =
      /x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(before.slice(before.lastIndexOf('<rect'))) ?? []
    return { x: Number(x), end: Number(x) + Number(width) }
  })
  const [left, right] = boxes.sort((a, b) => a.x - b.x)
  expect((right?.x ?? 0) - (left?.end ?? 0)).toBeGreaterThanOrEqual(3)
  expect(svg).not.toContain('\u200b')
})

test('a wide flowchart stays as it is written if edges would go through boxes', () => {
  const source = 'flowchart LR\nf[A form to fill] --> g{Guardrails}\ng -->|needs approval| a[Approver of the request]\n'
  const drawing = renderDiagram(
    `${source}g --> b[Backend]\na --> b\nb --> e[Entity with owner and expiry date]\n`,
    'd1',
  )
  if ('error' in drawing) throw new Error(drawing.error)
  expect(drawing.width).toBeGreaterThan(Number(/height="([\d.]+)"/.exec(drawing.svg)?.[1]))
})

test.each(['', 'nonsense', 'graph XX\n A-->B'])('%j is an error that says why', (text) => {
  expect(renderDiagram(text, 'd1')).toMatchObject({ error: expect.stringMatching(/\w+/) as string })
})

const chain =
  'flowchart LR\n  a[Object of the kind] --> b[Selector of the block]\n  b --> c[Mapping of its fields]\n  c --> d[Entity in the catalog]\n'

test('a flowchart that is too wide for a phone is also drawn from top to bottom', () => {
  const result = renderDiagram(chain, 'd1')
  if ('error' in result) throw new Error(result.error)
  expect(result.width).toBeGreaterThan(400)
  expect(result.narrow?.width).toBeLessThan(400)
  expect(result.narrow?.svg).toContain('Entity in the catalog')
  const idsOf = (svg = '') => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(idsOf(result.svg).filter((id) => idsOf(result.narrow?.svg).includes(id))).toEqual([])
})

test('states that are too wide for a phone are also drawn from top to bottom', () => {
  const states =
    'stateDiagram-v2\n  direction LR\n  [*] --> NotSet\n  NotSet --> Running: write a time\n  Running --> Ending: 24 hours left\n'
  const result = renderDiagram(states, 'd1')
  if ('error' in result) throw new Error(result.error)
  expect(result.width).toBeGreaterThan(409)
  expect(result.narrow?.width).toBeLessThan(300)
})

test('on phones, labels are in short lines if their boxes are too wide side by side', () => {
  const result = renderDiagram(
    'flowchart LR\n  a[Ready-made integration] -->|mapping| d[Entities]\n  b[Custom integration] --> d\n  c[Blueprints] --> d\n  d --> e[Portal users]\n',
    'd1',
  )
  if ('error' in result) throw new Error(result.error)
  expect(result.width).toBeGreaterThan(400)
  expect(result.narrow?.width).toBeLessThanOrEqual(400)
  expect(result.narrow?.svg).toMatch(/Ready-made<\/tspan><tspan[^>]*>integration/)
  expect(result.svg).toContain('Ready-made integration')
})

test.each([source, chain.replace('LR', 'TD'), sequence])(
  'what fits, or has no other direction, is drawn once: %j',
  (text) => {
    expect(renderDiagram(text, 'd1')).toMatchObject({ narrow: undefined })
  },
)
