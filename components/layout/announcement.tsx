import type { AnnouncementConfig } from '#lib/config/site-config.ts'
import { AnnouncementClose } from './announcement-close.client.tsx'

/** The bar above the navbar. @see specification, section 2.1 */
export function Announcement({ announcement }: { announcement: AnnouncementConfig }) {
  return (
    <section className="announcement" aria-label="Announcement" id={announcement.id}>
      <p>{announcement.text}</p>
      {announcement.buttons.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
      {announcement.closable ? <AnnouncementClose id={announcement.id} /> : null}
    </section>
  )
}
