import { publicHref } from '#lib/pages/public-href.ts'
import { LoadCheck } from '../failures/load-check.tsx'
import { site } from '../site.ts'

/** What scripts have to know, see `frame-setting.ts`: only what the site has stands in its pages. */
const frameSettings = { 'data-feedback-endpoint': site.feedback === false ? undefined : site.feedback?.endpoint }

/** The columns of the dark footer. @see specification, section 2.1 */
export function FooterView() {
  return (
    <>
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
      <p className="footer-end" {...frameSettings}>
        {site.footer.copyright}
      </p>
      <LoadCheck />
    </>
  )
}
