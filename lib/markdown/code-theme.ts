/**
 * The colors of code, each as a pair for the light and the dark page. Both themes share one set of rules, so a sample
 * is tokenized once: a token's color in the TextMate theme is only an index into this list, and CSS resolves it with
 * `light-dark()`. All pairs reach 4.5:1 on the code background of their theme.
 */
export const codeColors = [
  { name: 'comment', light: '#5f6b6b', dark: '#8b9c9f', scopes: ['comment', 'punctuation.definition.comment'] },
  {
    name: 'keyword',
    light: '#a3320b',
    dark: '#ff9d6b',
    scopes: ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.logical.python', 'variable.language.this'],
  },
  {
    name: 'string',
    light: '#1d6b45',
    dark: '#8fd6a5',
    scopes: ['string', 'punctuation.definition.string', 'string.quoted.docstring'],
  },
  {
    name: 'number',
    light: '#7a4b00',
    dark: '#f2c46d',
    scopes: ['constant.numeric', 'constant.language', 'constant.character.escape', 'constant.other'],
  },
  {
    name: 'function',
    light: '#1b5a8e',
    dark: '#8cc4f5',
    scopes: ['entity.name.function', 'support.function', 'meta.function-call.generic', 'entity.name.command'],
  },
  {
    name: 'property',
    light: '#0b6068',
    dark: '#7fd4d6',
    scopes: [
      'support.type.property-name',
      'entity.name.tag',
      'meta.object-literal.key',
      'variable.declaration.hcl',
      'meta.mapping.key string.unquoted',
      'variable.other.property',
      'string.json support.type.property-name.json',
      'punctuation.support.type.property-name',
    ],
  },
  {
    name: 'type',
    light: '#6b3fa0',
    dark: '#cdb0f2',
    scopes: ['entity.name.type', 'support.type', 'support.class', 'entity.other.inherited-class', 'entity.name.class'],
  },
  {
    name: 'variable',
    light: '#84305c',
    dark: '#f0a8cb',
    scopes: ['variable.other.normal.shell', 'punctuation.definition.variable', 'variable.parameter', 'variable.jq'],
  },
  {
    name: 'punctuation',
    light: '#566363',
    dark: '#93a5a8',
    scopes: ['punctuation', 'keyword.operator', 'meta.brace'],
  },
] as const

/** Index of a theme color in {@link codeColors}; the default color has none. */
export function colorIndex(color: string | undefined): number | undefined {
  if (color === undefined || !/^#0000[0-9a-f]{2}$/i.test(color)) return undefined
  return Number.parseInt(color.slice(5, 7), 16) - 1
}

/** The merged theme for the tokenizer: every color is an index. */
export const codeTheme = {
  name: 'docs',
  type: 'dark' as const,
  fg: '#ffffff',
  bg: '#000000',
  colors: {},
  // Not `tokenColors`, which Shiki ignores if there are `settings`. It expects the default colors first.
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    ...codeColors.map(({ scopes }, index) => ({
      scope: [...scopes],
      settings: { foreground: `#0000${(index + 1).toString(16).padStart(2, '0')}` },
    })),
  ],
}

/** Style rules of the token classes. @example codeColorRules() → '.t0{color:light-dark(#5f6b6b,#8b9c9f)}…' */
export function codeColorRules(): string {
  return codeColors.map(({ light, dark }, index) => `.t${index}{color:light-dark(${light},${dark})}`).join('\n')
}
