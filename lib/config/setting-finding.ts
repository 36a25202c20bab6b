/** A setting that cannot be. `value` is its text, by which its place in the file is found. */
export interface SettingFinding {
  value: string
  message: string
  hint: string
}
