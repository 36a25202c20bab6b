import type { MouseEvent } from 'react'
import { pageWindow } from '#lib/search/page-window.ts'
import { type SearchAddress, searchHref } from '#lib/search/search-address.ts'

interface Props {
  address: SearchAddress
  pages: number
  onFollow: (event: MouseEvent) => void
}

export function ResultPages({ address, pages, onFollow }: Props) {
  const { page } = address
  if (pages < 2) return null
  const link = (to: number, label: string, rel?: 'prev' | 'next') => (
    <a href={searchHref({ ...address, page: to })} rel={rel} onClick={onFollow}>
      {label}
    </a>
  )
  return (
    <nav className="result-pages" aria-label="Pages of results">
      {page > 1 ? link(Math.min(page - 1, pages), 'Previous', 'prev') : null}
      <ul>
        {pageWindow(page, pages).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              '…'
            ) : (
              <a
                href={searchHref({ ...address, page: step })}
                aria-label={`Page ${step}`}
                aria-current={step === page ? 'page' : undefined}
                onClick={onFollow}
              >
                {step}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages ? link(page + 1, 'Next', 'next') : null}
    </nav>
  )
}
