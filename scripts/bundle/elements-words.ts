/** A text in the source of a package, and what the site has instead. */
export type Change = readonly [from: string, to: string]

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
/** Words of Elements that aren't the site's. */
export const words: readonly Change[] = [
  ['"You didn\'t provide all of the required parameters!"', '"Correct the parameters that are marked."'],
  ['"No supported response body returned"', '"This kind of response body can’t be shown here."'],
  ['"aria-label": "Body Format"', '"aria-label": "Body format"'],
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source
