import {
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  CircleAlert,
  Copy,
  ExternalLink,
  type IconNode,
  LoaderCircle,
  Menu,
  TriangleAlert,
  X,
} from 'lucide'
import { maskImage } from '#components/icons/frame-icons.ts'
import { codeColors } from '#lib/markdown/code-theme.ts'

/** Names of Prism's tokens, by the names of the site's colors for code. */
const tokens: Readonly<Record<(typeof codeColors)[number]['name'], readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'important'],
  string: ['string', 'char', 'attr-value', 'regex', 'url'],
  number: ['number', 'boolean', 'null', 'constant', 'symbol'],
  function: ['function'],
  property: ['property', 'attr-name', 'tag'],
  type: ['class-name', 'builtin', 'namespace'],
  variable: ['variable', 'parameter'],
  punctuation: ['punctuation', 'operator'],
}

/** The site's colors for code in Elements, which sets its own in style attributes. */
function tokenColors(): string[] {
  const rules = codeColors.map(({ name, light, dark }) => {
    const selector = tokens[name].map((token) => `.token.${token}`).join(', ')
    return `${selector} { color: light-dark(${light}, ${dark}) !important; font-style: normal !important; }`
  })
  return ['.token { color: var(--text) !important; }', ...rules]
}

/** The site's icons, by the names of those that Elements draws. */
const icons: Readonly<Record<string, IconNode>> = {
  bars: Menu,
  'caret-down': ChevronDown,
  'caret-right': ChevronRight,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'circle-notch': LoaderCircle,
  copy: Copy,
  'circle-exclamation': CircleAlert,
  'exclamation-circle': CircleAlert,
  'exclamation-triangle': TriangleAlert,
  'external-link': ExternalLink,
  sort: ChevronsUpDown,
  spinner: LoaderCircle,
  'triangle-exclamation': TriangleAlert,
  x: X,
}

/** Replaces each icon of Elements with the site's own. */
function iconRules(): string[] {
  const rules = Object.entries(icons).map(
    ([name, icon]) =>
      `.svg-inline--fa.fa-${name} { background: currentColor; mask: ${maskImage(icon)} center / contain no-repeat; }
.svg-inline--fa.fa-${name} > * { display: none; }`,
  )
  return ['.svg-inline--fa { width: 1em; }', ...rules]
}

/** What the styles of Elements take from the site's own data: the colors of code, and icons. */
export function elementsStyles(): string {
  return [...tokenColors(), ...iconRules()].join('\n')
}
