import { transform } from 'esbuild'

const targets = ['chrome111', 'firefox113', 'safari16.4']
/** At-rules that hold rules for elements; others concern the whole document. */
const scopable = ['container', 'layer', 'media', 'supports']

/**
 * Makes a stylesheet hold below one element only.
 * @throws when a rule of it concerns the whole document
 * @example await scopeStyles('a{color:red}', '.root') → '.root a{color:red}'
 */
export async function scopeStyles(css: string, scope: string): Promise<string> {
  const [wider] = [...css.matchAll(/@([\w-]+)/g)].filter(([, name = '']) => !scopable.includes(name))
  if (wider !== undefined) throw new Error(`${wider[0]} cannot be kept below ${scope}`)
  const { code } = await transform(`${scope}{${css}}`, { loader: 'css', minify: true, target: targets })
  return code
}
