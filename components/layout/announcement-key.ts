/** Storage key of a dismissal, with the announcement's ID so that a new announcement is shown again. */
export function announcementKey(id: string): string {
  return `announcement.dismissed.${id}`
}
