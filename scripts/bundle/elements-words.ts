/** A text in the source of a package, and what the site has instead. */
export type Change = readonly [from: string, to: string]

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
/** Words of Elements that aren't the site's. */
export const words: readonly Change[] = [
  ['"You didn\'t provide all of the required parameters!"', '"Correct the parameters that are marked."'],
  ['"No supported response body returned"', '"This kind of response body can’t be shown here."'],
  ['React.createElement(Panel.Titlebar, null, "Error")', 'React.createElement(Panel.Titlebar, null, "No response")'],
  ["'Loading...' : 'Load examples'", "'Loading…' : 'Show the example'"],
  ['"Large examples are not rendered by default."', '"This example is long."'],
  ['"aria-label": "Body Format"', '"aria-label": "Body format"'],
  ['"API Base URL"', '"Servers"'],
  ['"Path Parameters"', '"Path parameters"'],
  ['"Query Parameters"', '"Query parameters"'],
  ['"aria-label": "Response Example"', '"aria-label": "Response example"'],
  ['triggerTextPrefix: "Response Example: "', 'triggerTextPrefix: "Response example: "'],
  ['{ color: "body" }, "Response Example"', '{ color: "body" }, "Response example"'],
  ['`Security: ${', '`Authorization: ${'],
  ["name = 'API Key'", "name = 'API key'"],
  [
    '`${capitalize(securityScheme.scheme)} Auth`',
    "`${capitalize(securityScheme.scheme)} ${securityScheme.scheme.toLowerCase() === 'bearer' ? 'token' : 'authorization'}`",
  ],
  ['return `v${version}`', 'return `Version ${version}`'],
]

const isLeftOut = "typeof example === 'boolean' || (typeof example === 'object' && JSON.stringify(example).length > 48)"

/** Words of the descriptions of values, which are those of an operation's page. */
export const schemaWords: readonly Change[] = [
  ["'dictionary[string, %s]' : 'array[%s]'", "'map of string to %s' : 'array of %s'"],
  ["'dictionary[string, any]'", "'object'"],
  ['`dictionary[string, ${value}]`', '`map of string to ${value}`'],
  ['mergedTypes.push(`${type}<${formats[1]}>`)', 'mergedTypes.push(`${type} (${formats[1]})`)'],
  [
    "val.join(' or ')",
    "val.map(type => isDictionaryNode(schemaNode) ? type : type.replace(/^\\w+/, '$&s')).join(' or ')",
  ],
  [
    "format.replace('%s', firstChild.primaryType)",
    "format.replace('%s', firstChild.primaryType + (isDictionaryNode(schemaNode) ? '' : 's'))",
  ],
  ["? '' : `<${formats[1]}>`)", "? '' : ` (${formats[1]})`)"],
  ["formats === null ? 'any' : `<${formats[1]}>`", "formats === null ? 'any value' : formats[1]"],
  ["firstChild.combiners.join(' ')", "'values of several types'"],
  ['minimum: value => `>= ${value}`', 'minimum: value => `at least ${value}`'],
  ['exclusiveMinimum: value => `> ${value}`', 'exclusiveMinimum: value => `more than ${value}`'],
  ['`>= ${value} items`', '`at least ${value} item${value === 1 ? "" : "s"}`'],
  ['`>= ${value} characters`', '`at least ${value} character${value === 1 ? "" : "s"}`'],
  ['    maximum: value => `<= ${value}`', '    maximum: value => `at most ${value}`'],
  ['exclusiveMaximum: value => `< ${value}`', 'exclusiveMaximum: value => `less than ${value}`'],
  ['`<= ${value} items`', '`at most ${value} item${value === 1 ? "" : "s"}`'],
  ['`<= ${value} characters`', '`at most ${value} character${value === 1 ? "" : "s"}`'],
  ["'Match pattern'", "'Matches'"],
  // A large example is shown as a sample, and that of a boolean says nothing.
  [
    "examples: createValidationsFormatter('Example', { nowrap: true })",
    `examples: value => createValidationsFormatter('Example', { nowrap: true })([].concat(value).filter(example => !(${isLeftOut})))`,
  ],
]
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source
