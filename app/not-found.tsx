/** Part of every page's data, so it is small; an unknown address shows `global-not-found.tsx`. */
export default function NotFound() {
  return (
    <main id="content">
      <h1>Page not found</h1>
    </main>
  )
}
