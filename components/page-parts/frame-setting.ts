/** Settings for scripts in the browser. The footer's finished HTML contains those that the site has. */
type FrameSetting = 'feedbackEndpoint' | 'offline' | 'thirdParties'

/** The value of a setting; undefined if the site doesn't have it. */
export function frameSetting(name: FrameSetting): string | undefined {
  return document.querySelector<HTMLElement>('.footer-end')?.dataset[name]
}
