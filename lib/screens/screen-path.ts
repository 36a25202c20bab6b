const folder = 'screens/'

/** Paths below `content/` of the navigation sets and of the product interface's words. */
export const navigationPath = `${folder}kit/navigation.yaml`
export const labelsPath = `${folder}kit/labels.yaml`

/** Path of a screen's file below `content/`. @example screenPath('lock-form') → 'screens/lock-form.yaml' */
export function screenPath(name: string): string {
  return `${folder}${name}.yaml`
}

/** Name of the screen in a file below `content/`. @example screenName('screens/kit/labels.yaml') → undefined */
export function screenName(contentPath: string): string | undefined {
  return /^screens\/([^/]+)\.yaml$/.exec(contentPath)?.[1]
}
