/** From this width, samples have a column of their own; app/styles/api.css has it too. */
const wideScreen = '(width >= 1200px)'

/** Moves the samples of responses before the first paint. An inline version of what `placeSamples` does on load. */
export const placeSamplesScript = `(function(s){if(s[1]&&matchMedia('${wideScreen}').matches)s[0].append(s[1].firstChild)})(document.querySelectorAll('.samples'))`

/** Shows the samples of responses below those of the request where there is a column for both, else with the responses. */
export function placeSamples(root: HTMLElement, signal: AbortSignal): void {
  const [column, below] = root.querySelectorAll('.samples')
  const section = root.querySelector('.samples > section[aria-label="Response samples"]')
  if (column === undefined || below === undefined || section === null) return
  const screen = matchMedia(wideScreen)
  const place = () => {
    const target = screen.matches ? column : below
    if (section.parentElement !== target) target.append(section)
  }
  screen.addEventListener('change', place, { signal })
  place()
}
