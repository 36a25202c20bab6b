import { type BuildFile, buildFilePath } from '#lib/pages/build-file.ts'

/**
 * The id of the build that is deployed, when it is another one than this page's: the files of an older build may be
 * gone. What cannot be found out is no reason to load anything anew.
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
