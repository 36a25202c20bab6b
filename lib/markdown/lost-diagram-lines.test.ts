import { expect, test } from 'vitest'
import { lostDiagramLines } from './lost-diagram-lines.ts'

const lostIn = (source: string) => lostDiagramLines(source).map(({ line, reason }) => `${line} ${reason}`)

test.each([
  ['a label that never closes', 'flowchart LR\n  a --> b[Create --> e[announcement entity]\n  a --> c', ['2 not-read']],
  ['an arrow to nothing', 'flowchart LR\n  a -->\n  b --> c', ['2 not-read']],
  ['an arrow from nothing', 'flowchart LR\n  --> a\n  b --> c', ['2 not-read']],
  ['an arrow that the renderer has not', 'flowchart LR\n  a --o b\n  b ----> c', ['2 not-read', '3 not-read']],
  ['an edge label that never closes', 'flowchart LR\n  a -->|yes b', ['2 not-read']],
  ['two statements on a line', 'flowchart LR\n  a --> b; b --> c\n  c --> d;', ['2 not-read']],
  ['an ID with a dot', 'flowchart LR\n  a.b --> c', ['2 not-read']],
  ['a statement that is not drawn', 'flowchart LR\n  a --> b\n  click a "/guides"', ['3 not-read']],
  ['a group that never ends', 'flowchart LR\n  subgraph One\n  a --> b', ['2 never-ended']],
  ['an end too many', 'flowchart LR\n  a --> b\n  end', ['3 ends-nothing']],
  ['a message without a text', 'sequenceDiagram\n  A->>B: x\n  B-->>A', ['3 not-read']],
  ['a message with an unknown arrow', 'sequenceDiagram\n  A=>>B: x\n  B->>A: y', ['2 not-read']],
  ['a block that never ends', 'sequenceDiagram\n  loop each\n  A->>B: x', ['2 never-ended']],
  ['a transition with an unknown arrow', 'stateDiagram-v2\n  a --> b\n  b ==> c', ['3 not-read']],
  ['a relation with an unknown arrow', 'classDiagram\n  A <|-- B\n  A ~~> C', ['3 not-read']],
])('%s', (_, source, expected) => {
  expect(lostIn(source)).toEqual(expected)
})

test.each([
  'flowchart LR\n  %% a comment\n  a[One] -->|yes| b(Two) -- no --> c{Three?}\n  a & b -.-> d([Four])\n  e',
  'graph TD\n  subgraph us-east [East]\n    direction LR\n    a <--> b\n  end\n  classDef x fill:#fff\n  a:::x ==> c;',
  'flowchart LR\n  a["A label (with brackets)"] --> b[--help & more]',
  'stateDiagram-v2\n  direction LR\n  [*] --> a\n  state "Two" as b\n  a --> b : text\n  state C {\n    d --> [*]\n  }\n  a : One',
  'sequenceDiagram\n  participant A as One\n  actor B\n  A->>+B: x\n  alt yes\n  B--)A: y\n  else no\n  Note over A,B: z\n  end',
  'classDiagram\n  class A {\n    +name: string\n  }\n  A <|-- B : extends',
  'erDiagram\n  A ||--o{ B : has\n  A {\n    string id PK\n  }',
  'xychart-beta\n  title "T"\n  x-axis [a, b]\n  y-axis "N" 0 --> 5\n  bar [1, 2]',
])('every line of this diagram is read: %j', (source) => {
  expect(lostIn(source)).toEqual([])
})
