/** Address of the file that names the build of a deployed site. Hosts must not let it be stored. */
export const buildFilePath = '/build.json'

/** What stands in it: an open page compares the id with its own. */
export interface BuildFile {
  id: string
}
