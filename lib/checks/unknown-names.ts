import { didYouMean } from '../diagnostics/nearest.ts'

/** The names of an object, each listed once: the compiler reports one that is missing or unknown. */
export type Names<T> = Readonly<Record<keyof T, true>>
/** A name or a value that is wrong: the keys that lead to it. */
export interface Mistake {
  path: readonly string[]
  message: string
  hint: string
}

/** The keys of a setting that are not among its names, each as a mistake. @param path keys that lead to the setting */
export function unknownNames(value: unknown, names: object, path: readonly string[] = []): Mistake[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(names, key))
    .map((key) => ({
      path: [...path, key],
      message: `“${[...path, key].join('.')}” is not a setting, so it has no effect.`,
      hint:
        didYouMean(key, Object.keys(names)) ??
        (path.length === 0
          ? 'Remove it; the interface SiteConfig in lib/config/site-config.ts lists all settings.'
          : `Remove it, or write one of: ${Object.keys(names).join(', ')}.`),
    }))
}
