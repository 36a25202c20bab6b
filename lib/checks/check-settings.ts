import { defaultLogo } from '../config/complete-config.ts'
import { settingName, settingPlaces } from '../config/setting-places.ts'
import type { SiteConfig } from '../config/site-config.ts'
import { siteSchema } from '../config/site-schema.ts'
import { explainData } from '../content/explain-data.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { imageSettings } from '../images/image-settings.ts'
import { facetMistakes, sharedFolderMistakes } from './page-kind-settings.ts'

/** A setting that is wrong: the keys that lead to it. */
export interface Mistake {
  path: readonly PropertyKey[]
  message: string
  hint: string | undefined
  /** Whether the last key itself is wrong, not its value. */
  ofKey?: boolean
}

const quotedName = (path: readonly PropertyKey[]) => `“${settingName(path)}”`

/** Files that do not exist. The default logo is the engine's. */
function fileMistakes({ logo, cardImage }: Partial<SiteConfig>, exists: (file: string) => boolean): Mistake[] {
  const files: [string[], string | undefined][] = [
    [['logo'], logo === defaultLogo ? undefined : logo],
    [['cardImage', 'background'], cardImage?.background],
  ]
  return files
    .filter(([, file]) => typeof file === 'string' && !exists(file))
    .map(([path, file]) => ({
      path,
      message: `There is no file ${file}.`,
      hint: 'Add it, or correct its path from the project’s root.',
    }))
}

function imageMistakes(config: Pick<SiteConfig, 'images'>): Mistake[] {
  const { minWidth, maxWidth } = imageSettings(config)
  if (minWidth <= maxWidth) return []
  const message = `${quotedName(['images', 'minWidth'])} is ${minWidth}, more than “images.maxWidth”, ${maxWidth}.`
  return [{ path: ['images', 'minWidth'], message, hint: 'Make the narrowest picture narrower than the widest.' }]
}

/**
 * Reports settings with unknown names and with invalid values, each at its place.
 * @param source text of the configuration
 * @param exists whether there is a file, by its path from the project's root
 */
export function checkSettings(
  config: Partial<SiteConfig>,
  source: string,
  exists: (file: string) => boolean,
): Diagnostic[] {
  const issues = siteSchema.safeParse(config).error?.issues ?? []
  const wrong: Mistake[] = explainData(siteSchema, config, issues, quotedName)
  const isWrong = (section: string) => wrong.some(({ path }) => path[0] === section)
  const { pageKinds = {} } = config
  const mistakes = [
    ...wrong,
    ...sharedFolderMistakes(pageKinds),
    ...facetMistakes(pageKinds),
    ...[imageMistakes(config), fileMistakes(config, exists)].flat().filter(({ path }) => !isWrong(String(path[0]))),
  ]
  const placeOf = settingPlaces(source)
  return mistakes.map(({ path, message, hint, ofKey }) => {
    const name = settingName(ofKey ? path.slice(0, -1) : path)
    return {
      severity: 'error',
      code: 'config-invalid',
      file: 'site.config.ts',
      ...placeOf(path),
      message: name === '' || message.includes(quotedName(path)) ? message : `${name}: ${message}`,
      hint,
    }
  })
}
