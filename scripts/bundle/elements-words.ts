/** A text in the source of a package, and what the site has instead. */
export type Change = readonly [from: string, to: string]

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
/** Words of Elements that aren't the site's. */
export const words: readonly Change[] = [
  ['`select an option (defaults to: ${parameterValue})`', '`Default: ${parameterValue}`'],
  [
    '    return undefined;\n}\nfunction retrieveDefaultFromSchema',
    "    return 'Choose a value';\n}\nfunction retrieveDefaultFromSchema",
  ],
  [
    "`${isDefault ? 'defaults to' : 'example'}: ${parameterValue}`",
    "`${isDefault ? 'Default' : 'Example'}: ${parameterValue}`",
  ],
  ["{ label: 'Not Set', value: '' },\n    {", "{ label: 'Not set', value: '' },\n    {"],
  ["[{ label: 'Not Set', value: '' }, ...options]", "[{ label: 'Not set', value: '' }, ...options]"],
  ["'Pick an example'", "'Choose an example'"],
  ['"Omit "', '"Leave out "'],
  [
    '"You didn\'t provide all of the required parameters!"',
    '"Fill in every required parameter. They are marked with *."',
  ],
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
