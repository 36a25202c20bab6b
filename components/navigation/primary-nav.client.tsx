'use client'

import { usePathname } from 'next/navigation'
import type { NavbarItemConfig } from '#lib/config/site-config.ts'
import { isActive } from '#lib/navigation/active-item.ts'
import { publicHref } from '#lib/pages/public-href.ts'

/** The sections of the site. External targets open in a new tab. */
export function PrimaryNav({ items }: { items: readonly NavbarItemConfig[] }) {
  const pathname = usePathname()
  return (
    <ul>
      {items.map(({ label, href, active }) => (
        <li key={href}>
          {/^https?:/.test(href) ? (
            <a href={href} target="_blank" rel="noopener">
              {label}
            </a>
          ) : (
            <a href={publicHref(href)} aria-current={isActive(active, pathname) ? 'true' : undefined}>
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
