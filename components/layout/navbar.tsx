import { publicHref } from '#lib/pages/public-href.ts'
import { Icon } from '../icons/icon.tsx'
import { MobileMenu } from '../navigation/mobile-menu.client.tsx'
import { PrimaryNav } from '../navigation/primary-nav.client.tsx'
import { VersionMenu } from '../navigation/version-menu.client.tsx'
import { SearchBox } from '../search/search-box.client.tsx'
import { site } from '../site.ts'
import { ThemeSwitch } from '../theme/theme-switch.client.tsx'
import { Logo } from './logo.tsx'

const icons = { github: 'repository', chat: 'chat', video: 'video' } as const

function IconLinks() {
  return site.iconLinks.map(({ icon, label, href }) => (
    <a key={href} className="icon-button" href={href} target="_blank" rel="noopener" aria-label={label} title={label}>
      <Icon name={icons[icon]} />
    </a>
  ))
}

/** The bar at the top of every page. @see specification, section 2.1 */
export function Navbar() {
  const { versions } = site
  return (
    <header className="navbar">
      <MobileMenu label="Menu">
        <nav className="drawer-sections" aria-label="Sections">
          <PrimaryNav items={site.navbar} />
        </nav>
        <div className="drawer-sidebar" data-drawer-sidebar="" />
        <div className="drawer-links">
          <IconLinks />
        </div>
      </MobileMenu>
      <a className="brand" href="/">
        <Logo />
        <span>{site.product}</span>
      </a>
      <nav className="navbar-sections" aria-label="Main">
        <PrimaryNav items={site.navbar} />
      </nav>
      <div className="navbar-tools">
        {versions.others.length > 0 ? (
          <VersionMenu
            pluginId={versions.pluginId}
            versions={[{ id: '', label: versions.current.label }, ...versions.others.map(({ id, label }) => ({ id, label }))]}
          />
        ) : null}
        <SearchBox>
          <Icon name="search" />
        </SearchBox>
        <a className="ask-ai" href={publicHref(site.assistant.href)}>
          <Icon name="spark" />
          <span>{site.assistant.label}</span>
        </a>
        <div className="navbar-icons">
          <IconLinks />
        </div>
        <ThemeSwitch start={site.colorMode.start} respectSystem={site.colorMode.respectSystem}>
          <Icon name="sun" />
          <Icon name="moon" />
          <Icon name="system" />
        </ThemeSwitch>
      </div>
    </header>
  )
}
