/** An invalid setting. `value` is its text, which locates it in the file. */
export interface SettingDiagnostic {
  value: string
  message: string
  hint: string
}
