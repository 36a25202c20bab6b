import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { type Change, documentation, documentationImports, places, placesImports } from './elements-documentation.ts'

/** @throws when a text is not in the source exactly once */
export function changeSource(source: string, changes: readonly Change[], path: string): string {
  return changes.reduce((text, [from, to]) => {
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`${path} does not have this text exactly once: ${from}`)
    }
    return before + to + after
  }, source)
}

/** Lets the bundler leave out the components that nothing uses: it keeps what may do something when it loads. */
const withoutEffects = (source: string) =>
  source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(
      /^(const \w+ =) (?=(?:React\.)?(?:memo|forwardRef|createContext|withErrorBoundary)\()/gm,
      '$1 /* @__PURE__ */ ',
    )

/** Puts the site's views into Elements, so that nothing has to be changed on the page. */
export function changeElements(root: string): Plugin {
  const componentOf = (name: string) => JSON.stringify(join(root, 'components/api-reference', name))
  return {
    name: 'change-elements',
    setup({ onLoad }) {
      const change = (filter: RegExp, changes: readonly Change[], imports: readonly string[]) =>
        onLoad({ filter }, ({ path }) => ({
          contents: [...imports, withoutEffects(changeSource(readFileSync(path, 'utf8'), changes, path))].join('\n'),
          resolveDir: dirname(path),
        }))
      change(/elements-core[\\/]index\.(?:esm\.js|mjs)$/, documentation, documentationImports(componentOf))
      change(/@stoplight[\\/]elements[\\/]index\.(?:esm\.js|mjs)$/, places, placesImports(componentOf))
    },
  }
}

/** Takes out warnings for the developers of Elements, of which readers would get hundreds. */
export const silenceWarnings: Plugin = {
  name: 'silence-warnings',
  setup({ onLoad }) {
    onLoad({ filter: /jotai[\\/](?:esm[\\/])?utils\.m?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('console.warn(', 'void ('),
      resolveDir: dirname(path),
    }))
  },
}

const resolved = 'options.$refResolver(schema.$ref)\n    ) : Object.assign({}, schema))\n'

/**
 * Elements combines the parts of a schema that are for the same value, such as those of `allOf`. A schema that has no
 * counterpart in another part stays as it is. Combining goes through it otherwise, with everything that it refers to,
 * and through one that refers to itself until the call stack is full: that takes seconds, and the fields are not shown.
 */
export const mergeOnlyCounterparts: Plugin = {
  name: 'merge-only-counterparts',
  setup({ onLoad }) {
    onLoad({ filter: /@stoplight[\\/]json-schema-merge-allof[\\/]src[\\/]index\.js$/ }, ({ path }) => ({
      contents: changeSource(
        readFileSync(path, 'utf8'),
        [[resolved, `${resolved}    if (!options.deep && schemas.length === 1) return schemas[0]\n`]],
        path,
      ),
      resolveDir: dirname(path),
    }))
  },
}
