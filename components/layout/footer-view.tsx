import { publicHref } from '#lib/pages/public-href.ts'
import { site } from '../site.ts'
import { thirdPartySettings } from '../third-parties/third-party-settings.ts'

/** Settings for scripts, see `page-parts/frame-setting.ts`. Pages only contain the ones that the site has. */
const frameSettings = () => ({
  'data-feedback-endpoint': site.feedback === false ? undefined : site.feedback?.endpoint,
  'data-offline': site.offline === true ? '' : undefined,
  'data-third-parties': thirdPartySettings(site),
})

/** The columns of the dark footer. @see specification, section 2.1 */
export function FooterView() {
  const settings = frameSettings()
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
      <div className="footer-end" {...settings}>
        <p>{site.footer.copyright}</p>
        <button type="button" className="shortcuts-open needs-js">
          Keyboard shortcuts
        </button>
        {settings['data-third-parties'] === undefined ? null : (
          <button type="button" className="consent-open needs-js">
            Privacy choices
          </button>
        )}
      </div>
    </>
  )
}
