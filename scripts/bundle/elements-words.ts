/** A text in the source of a package, and what the site has instead. */
export type Change = readonly [from: string, to: string]

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
/** Words of Elements that aren't the site's. */
export const words: readonly Change[] = [
  ['"You didn\'t provide all of the required parameters!"', '"Correct the parameters that are marked."'],
  ['"No supported response body returned"', '"This kind of response body can’t be shown here."'],
  ['React.createElement(Panel.Titlebar, null, "Error")', 'React.createElement(Panel.Titlebar, null, "No response")'],
  ['"aria-label": "Body Format"', '"aria-label": "Body format"'],
  ['"API Base URL"', '"Servers"'],
  ['"Additional Information"', '"Additional information"'],
  ["name = 'API Key'", "name = 'API key'"],
  [
    '`${capitalize(securityScheme.scheme)} Auth`',
    "`${capitalize(securityScheme.scheme)} ${securityScheme.scheme.toLowerCase() === 'bearer' ? 'token' : 'authorization'}`",
  ],
  ['return `v${version}`', 'return `Version ${version}`'],
]

/** Words of the descriptions of values, besides those of our own views. */
export const schemaWords: readonly Change[] = [
  [
    "COMBINER_NAME_MAP = {\n    allOf: 'all of',\n    anyOf: 'any of'",
    "COMBINER_NAME_MAP = {\n    allOf: 'all of',\n    anyOf: 'one or more of'",
  ],
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source
