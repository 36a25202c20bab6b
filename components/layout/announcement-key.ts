/** Storage key of a dismissal: per announcement id, so that a new announcement is shown again. */
export function announcementKey(id: string): string {
  return `announcement.dismissed.${id}`
}
