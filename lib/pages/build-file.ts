/** URL path of the file that identifies the build of a deployed site. Hosts must not cache it. */
export const buildFilePath = '/build.json'

/** Contents of the file. An open page compares the ID with its own. */
export interface BuildFile {
  id: string
}
