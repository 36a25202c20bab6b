import type { AnnouncementConfig, NavbarItemConfig, VersionConfig } from '#lib/config/site-config.ts'
import { ruleText } from '#lib/navigation/active-item.ts'
import { publicHref } from '#lib/pages/public-href.ts'
import { sidebarTreePath } from '#lib/pages/sidebar-name.ts'
import { searchBase, searchPath } from '#lib/search/search-address.ts'
import { Icon } from '../icons/icon.tsx'
import { site } from '../site.ts'
import { Logo } from './logo.tsx'

function isExternal(href: string): boolean {
  return /^https?:/.test(href)
}

function Announcement({ id, text, shortText, buttons, closable }: AnnouncementConfig) {
  return (
    <section className="announcement" aria-label="Announcement" id={id}>
      <p>
        {shortText === undefined ? (
          text
        ) : (
          <>
            <span>{text}</span>
            <span hidden>{shortText}</span>
          </>
        )}
      </p>
      {buttons.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noopener">
          {label}
        </a>
      ))}
      {closable ? (
        <button
          type="button"
          className="icon-button announcement-close needs-js"
          aria-label="Dismiss announcement"
          disabled
        >
          <Icon name="close" />
        </button>
      ) : null}
    </section>
  )
}

function Section({ label, href, active }: NavbarItemConfig) {
  return (
    <li>
      {isExternal(href) ? (
        <a href={href} target="_blank" rel="noopener">
          {label}
        </a>
      ) : (
        <a href={publicHref(href)} data-active={ruleText(active)}>
          {label}
        </a>
      )}
    </li>
  )
}

function VersionMenu({ current, others }: { current: { label: string }; others: readonly VersionConfig[] }) {
  return (
    <select className="version-menu needs-js" aria-label="Version" data-plugin-id={site.versions.pluginId} disabled>
      <option value="">{current.label}</option>
      {others.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

function SearchBox({ worker }: { worker: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all supported browsers
    <form
      className="search-box"
      action={searchPath}
      role="search"
      aria-label="Site"
      data-worker={worker}
      data-base={searchBase}
    >
      <Icon name="search" />
      {/* biome-ignore lint/a11y/useSemanticElements: see the type */}
      <input
        // Only a text field may have the combobox role, not one of type “search”.
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        spellCheck={false}
        name="q"
        aria-label="Search"
        placeholder="Search"
        autoComplete="off"
        aria-keyshortcuts="Control+K Meta+K /"
      />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: this element is not focusable */}
      <kbd aria-hidden="true" className="needs-js">
        ⌘K
      </kbd>
    </form>
  )
}

/** “Ask AI”: a link to tips, which a script turns into the assistant's button. */
function AskAi({ settings }: { settings: string | undefined }) {
  const { assistant } = site
  if (assistant === false) return null
  return (
    <a
      className="ask-ai"
      href={publicHref(assistant.href)}
      data-settings={settings}
      aria-keyshortcuts="Control+I Meta+I"
    >
      <Icon name="spark" />
      <span>{assistant.label}</span>
    </a>
  )
}

interface HeaderProps {
  searchWorker: string
  assistant: string | undefined
  menu: string | undefined
}

/**
 * Announcement and navbar, rendered once for all pages. The current section is marked in each page, and scripts make the
 * controls work.
 * @see specification, section 2.1
 * @param searchWorker URL of the search worker
 * @param assistant hash of the assistant's settings
 * @param menu ID of the sidebar that pages without one have in their menu
 */
export function HeaderView({ searchWorker, assistant, menu }: HeaderProps) {
  const { announcement, versions } = site
  return (
    <>
      {announcement === undefined ? null : <Announcement {...announcement} />}
      <header className="navbar">
        <button
          type="button"
          className="icon-button menu-button needs-js"
          aria-label="Open menu"
          aria-haspopup="dialog"
          data-tree={menu === undefined ? undefined : sidebarTreePath(menu)}
          data-label={menu === undefined ? undefined : (site.sidebars.labels[menu] ?? 'Pages')}
        >
          <Icon name="menu" />
        </button>
        <a className="brand" href="/">
          <Logo />
          <span>{site.product}</span>
        </a>
        <nav className="navbar-sections" aria-label="Main">
          <ul>
            {site.navbar.map((item) => (
              <Section key={item.href} {...item} />
            ))}
          </ul>
        </nav>
        <div className="navbar-tools">
          {versions.others.length > 0 ? <VersionMenu {...versions} /> : null}
          <SearchBox worker={searchWorker} />
          <AskAi settings={assistant} />
          <div className="navbar-icons">
            {site.iconLinks.map(({ icon, label, href }) => (
              <a
                key={href}
                className="icon-button"
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={label}
                title={label}
              >
                <Icon name={icon} />
              </a>
            ))}
          </div>
          <button
            type="button"
            className="icon-button theme-switch needs-js"
            aria-label="Color mode"
            data-respect-system={site.colorMode.respectSystem}
          >
            {/* CSS shows the icon of the current mode, so there is no flash before scripts run. */}
            <Icon name="sun" />
            <Icon name="moon" />
            <Icon name="system" />
          </button>
        </div>
      </header>
    </>
  )
}
