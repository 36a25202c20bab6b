/** Settings that scripts in the browser need. The footer's finished HTML names those that a site has. */
export type FrameSetting = 'feedbackEndpoint' | 'offline' | 'thirdParties'

/** The value of a setting; undefined where the site does without. */
export function frameSetting(name: FrameSetting): string | undefined {
  return document.querySelector<HTMLElement>('.footer-end')?.dataset[name]
}
