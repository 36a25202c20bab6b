/** Width of an article's column where there is room for it, in CSS pixels: `--measure` of app/styles/tokens.css. */
const columnPx = 782

/**
 * The width at which an article shows a picture, for browsers that choose a file before they know the layout. It
 * follows app/styles/article.css: the window without the column's padding, from 997 px on without the sidebar, from
 * 1181 px on without the contents list, and never more than the column or the picture.
 * @example articleSizes(500) → '(max-width: 996px) min(92vw, 500px), (max-width: 1180px) min(92vw - 315px, 500px), …'
 */
export function articleSizes(ownWidth: number): string {
  const most = `${Math.min(ownWidth, columnPx)}px`
  return [
    `(max-width: 996px) min(92vw, ${most})`,
    `(max-width: 1180px) min(92vw - 315px, ${most})`,
    `min(88vw - 570px, ${most})`,
  ].join(', ')
}
