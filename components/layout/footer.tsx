import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'
import { Logo } from './logo.tsx'

/** The dark footer with its columns. @see specification, section 2.1 */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-columns">
        {site.footer.columns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  {href.startsWith('/') ? (
                    <a href={publicHref(href)}>{label}</a>
                  ) : (
                    <a href={href} target="_blank" rel="noopener">
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="footer-end">
        <Logo />
        {site.footer.copyright}
      </p>
    </footer>
  )
}
