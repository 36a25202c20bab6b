import type { PageRecords } from '../../../lib/search/model/record.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page as HTML, for engines that read nothing else. Words of few letters that say much weigh more. */
export function pageHtml(records: PageRecords): string {
  const [{ title, description, keywords }] = records
  const parts = records.map(({ section, anchor, text, code }) => {
    const heading = anchor === '' ? '' : `<h2 id="${escaped(anchor)}">${escaped(section)}</h2>`
    return `${heading}<p>${escaped(text)}</p><pre>${escaped(code.join(' '))}</pre>`
  })
  return `<!doctype html><html lang="en"><head><title>${escaped(title)}</title></head><body><main data-pagefind-body>
<h1>${escaped(title)}</h1>
<p data-pagefind-weight="2">${escaped(description)}</p>
<p data-pagefind-weight="4">${escaped(keywords.join(', '))}</p>
${parts.join('\n')}
</main></body></html>`
}
