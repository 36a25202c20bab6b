import { type BuildFile, buildFilePath } from '#lib/pages/build-file.ts'

/**
 * The ID of the deployed build if it differs from this page's build, whose files may be gone. Undefined if it is the
 * same, or if the deployed build can't be determined.
 */
export async function newerBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(buildFilePath, { cache: 'no-store' })
    const { id } = (await response.json()) as BuildFile
    return id === document.documentElement.dataset.build ? undefined : id
  } catch {
    return undefined
  }
}
