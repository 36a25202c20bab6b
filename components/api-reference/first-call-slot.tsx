/** The part of the overview with the page's template on a first call. It is empty if the page has none. */
export function FirstCallSlot() {
  const fill = (slot: HTMLElement | null) => {
    const template = document.querySelector<HTMLTemplateElement>('template#first-call')
    if (template !== null) slot?.replaceChildren(template.content.cloneNode(true))
  }
  return <div className="first-call" ref={fill} />
}
