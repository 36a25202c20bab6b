import { DocsLayout } from 'fumadocs-ui/layouts/docs'
import { RootProvider } from 'fumadocs-ui/provider/next'
import { pageTree } from '../page-tree.mjs'
import './global.css'

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body className="flex min-h-screen flex-col">
        <RootProvider search={{ options: { type: 'static', api: '/search.json' } }}>
          <DocsLayout tree={pageTree} nav={{ title: 'Benchmark' }}>
            {children}
          </DocsLayout>
        </RootProvider>
      </body>
    </html>
  )
}
