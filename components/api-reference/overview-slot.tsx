/** The overview that the page has from the start. It takes the place of Elements' own. */
export function OverviewSlot() {
  const fill = (slot: HTMLElement | null) => {
    const overview = document.querySelector('.explorer-start')
    if (overview !== null) slot?.replaceChildren(...overview.cloneNode(true).childNodes)
  }
  return <section className="explorer-start" aria-label="Overview" ref={fill} />
}
