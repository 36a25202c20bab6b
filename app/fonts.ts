import localFont from 'next/font/local'

// The build copies the files from their packages, because next/font only accepts paths.

const body = localFont({
  src: '../.contentlayer/fonts/hanken-grotesk-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-body',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const display = localFont({
  src: '../.contentlayer/fonts/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-display',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const code = localFont({
  src: '../.contentlayer/fonts/jetbrains-mono-latin-wght-normal.woff2',
  weight: '100 800',
  variable: '--font-code',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  fallback: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
})

/** Class names that define the font variables on the root element. */
export const fonts = [body.variable, display.variable, code.variable].join(' ')
