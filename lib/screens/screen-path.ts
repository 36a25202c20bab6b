const folder = 'screens/'

/** Below `content/`: sets of the navigation, and the words of the portal's interface. */
export const navigationPath = `${folder}kit/navigation.yaml`
export const labelsPath = `${folder}kit/labels.yaml`

/** Path of a screen's file below `content/`. @example screenPath('lock-form') → 'screens/lock-form.yaml' */
export function screenPath(name: string): string {
  return `${folder}${name}.yaml`
}

/** The screen that a file below `content/` holds. @example screenName('screens/kit/labels.yaml') → undefined */
export function screenName(contentPath: string): string | undefined {
  return /^screens\/([^/]+)\.yaml$/.exec(contentPath)?.[1]
}
