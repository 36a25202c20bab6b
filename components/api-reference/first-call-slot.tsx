/** The part of the overview with the page's own words: a first call, and downloads. */
export function FirstCallSlot() {
  const fill = (slot: HTMLElement | null) => {
    const intro = document.querySelector('.explorer-start .explorer-intro')
    if (intro !== null) slot?.replaceChildren(...intro.cloneNode(true).childNodes)
  }
  return <div className="explorer-intro" ref={fill} />
}
