/** Small, because it is part of every page's data. Unknown URLs show `global-not-found.tsx` instead. */
export default function NotFound() {
  return (
    <main id="content">
      <h1>Page not found</h1>
    </main>
  )
}
