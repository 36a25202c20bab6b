import type { Change } from './elements-words.ts'

const optionsOf = 'layoutOptions === null || layoutOptions === void 0 ? void 0'
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
const description =
  'data.description && React.createElement(MarkdownViewer, { className: "sl-my-5", markdown: data.description })'

const typeOf = (name: string) =>
  `React.createElement(Select, { "aria-label": "${name} Body Content Type", value: String(chosenContent), onChange: value => setChosenContent(parseInt(String(value), 10)), options: contents.map((content, index) => ({ label: content.mediaType, value: index })), size: "sm" })`
const contentType = (name: string) =>
  `React.createElement(ContentType, { "aria-label": "Type of the ${name}", value: String(chosenContent), onChange: value => setChosenContent(parseInt(String(value), 10)), options: contents.map((content, index) => ({ label: content.mediaType, value: index })) })`
const headers =
  'headers.length > 0 && (React.createElement(VStack, { spacing: 5 },\n            React.createElement(SectionSubtitle, { title: "Headers", id: "response-headers" }),\n            React.createElement(Parameters, { parameterType: "header", parameters: headers }))),'

/** The documentation of an operation, which looks like the page of the operation. */
export const documentation: readonly Change[] = [
  // The overview begins with what the API is for, and with a first call.
  [
    `React.createElement(VStack, { spacing: 6 },\n            (${optionsOf} : layoutOptions.hideServerInfo)`,
    `${description}, React.createElement(FirstCallSlot, null), React.createElement(VStack, { spacing: 6 },\n            (${optionsOf} : layoutOptions.hideServerInfo)`,
  ],
  [
    'data.description && (React.createElement(Box, { pos: "relative" },\n            React.createElement(MarkdownViewer, { className: "sl-my-5"',
    'false && (React.createElement(Box, { pos: "relative" },\n            React.createElement(MarkdownViewer, { className: "sl-my-5"',
  ],
  [
    'React.createElement(TryIt, Object.assign({}, props, { hideTryItPanel: hideTryItPanel, onRequestChange: setRequestData }))',
    'React.createElement(ExplorerConsole, Object.assign({}, props, { onSamples: setRequestData }))',
  ],
  [
    'React.createElement(RequestSamples, { request: requestData, customCodeSamples: customCodeSamples }),',
    'React.createElement(OwnRequestSamples, { node: props.httpOperation, entered: requestData, Code: CodeViewer }),',
  ],
  // The head of an operation.
  ['"data-testid": "two-column-left", w: 0', '"data-testid": "two-column-left", className: "operation", w: 0'],
  [
    "className: cn('HttpOperation', className), header: header, left: description,",
    "className: cn('HttpOperation', className), header: React.createElement(ExplorerHead, { key: data.id, node: data, name: prettyName, isCompact, onConsolePlace: setConsolePlace }), left: description,",
  ],
  // One heading for each part of a request, instead of one for all.
  ['React.createElement(SectionTitle, { title: "Request" }),', ''],
  [
    'React.createElement(SecuritySchemes$1, { schemes: securitySchemes, parentId: operation.id })',
    'React.createElement(ExplorerAuthorization, { security: securitySchemes, Markdown: MarkdownViewer })',
  ],
  ...[
    ['"Path Parameters" })', '"Path parameters")'],
    ['"Query Parameters" })', '"Query parameters")'],
    ['"Headers", id: "request-headers" })', '"Headers")'],
    ['"Cookies", id: "request-cookies" })', '"Cookies")'],
  ].map(
    ([from, to]): Change => [
      `React.createElement(SectionSubtitle, { title: ${from}`,
      `React.createElement("h2", null, ${to}`,
    ],
  ),
  [
    `React.createElement(SectionSubtitle, { title: "Body", id: "request-body" }, contents.length > 0 && (React.createElement(Flex, { flex: 1, justify: "end" },
            ${typeOf('Request')}))),`,
    `React.createElement("h2", null, "Request body"), contents.length > 0 && ${contentType('request body')},`,
  ],
  // Elements sorts parameters, and the page of the operation doesn't.
  ["const sortedParams = sortBy(parameters, ['required', 'name']);", 'const sortedParams = parameters;'],
  // Where there is one column, the console is folded below the head.
  [
    "const [responseStatusCode, setResponseStatusCode] = React.useState('');",
    "const [responseStatusCode, setResponseStatusCode] = React.useState('');\n    const [consolePlace, setConsolePlace] = React.useState(null);",
  ],
  // Responses: the body before the headers, and the choice between them is that of their examples, too.
  [
    'React.createElement(Responses, { responses: data.responses, onMediaTypeChange: setResponseMediaType, onStatusCodeChange: setResponseStatusCode, isCompact: isCompact })',
    'React.createElement(ExplorerResponses, { responses: data.responses, chosen: responseStatusCode, onChoice: setResponseStatusCode, Response })',
  ],
  [
    'React.createElement(Responses, { responses: data.responses, isCompact: isCompact })',
    'React.createElement(ExplorerResponses, { responses: data.responses, Response })',
  ],
  [
    'responseMediaType: responseMediaType, responseStatusCode: responseStatusCode, requestBodyIndex: requestBodyIndex,',
    'place: consolePlace, responseStatusCode: responseStatusCode, onStatusCode: setResponseStatusCode, requestBodyIndex: requestBodyIndex,',
  ],
  [
    'React.createElement(ResponseExamples, Object.assign({}, props))',
    'React.createElement(ResponseSamples, { node: props.httpOperation, chosen: props.responseStatusCode, onChoice: props.onStatusCode, Code: CodeViewer })',
  ],
  [headers, ''],
  [
    `React.createElement(SectionSubtitle, { title: "Body", id: "response-body" },
                React.createElement(Flex, { flex: 1, justify: "end" },
                    ${typeOf('Response')})),`,
    `${contentType('response body')},`,
  ],
  // Without its name, which only tools for developers show, the bundler leaves a part out that isn't used.
  ["Responses.displayName = 'HttpOperation.Responses';", ''],
  // Where a value is in the contract says nothing to a reader.
  [
    "parentCrumbs: ['responses', response.code], renderRootTreeLines: true, nodeHasChanged: nodeHasChanged, renderExtensionAddon: renderExtensionAddon })))))",
    "disableCrumbs: true, renderRootTreeLines: true, nodeHasChanged: nodeHasChanged, renderExtensionAddon: renderExtensionAddon })))), headers.length > 0 && React.createElement(FoldedHeaders, { count: headers.length }, React.createElement(Parameters, { parameterType: 'header', parameters: headers })))",
  ],
]

/** The description of a value, with the words of the pages of operations. */
export const schemaViews: readonly Change[] = [
  ["Types.displayName = 'JsonSchemaViewer.Types';", ''],
  ['!isRootLevel && React.createElement(Box, { borderT: true, w: isCollapsible ? 1 : 3, ml: -3, mr: 3, mt: 2 }),', ''],
  ['ml: isCollapsible && !isRootLevel ? 2 : undefined },', '},'],
  [
    ", onClick: isCollapsible ? () => setExpanded(!isExpanded) : undefined, cursor: isCollapsible ? 'pointer' : undefined",
    '',
  ],
  ['isCollapsible ? React.createElement(Caret, { isExpanded: isExpanded }) : null,', ''],
  ['hasProperties && React.createElement(Divider, { atom: isNodeHoveredAtom(schemaNode) }),', ''],
  // A choice between types only where the type doesn't say all about them.
  [
    'choices.length === 1 && React.createElement(Types, { schemaNode: typeToShow })',
    '(choices.length === 1 || namesAlternatives(schemaNode)) && React.createElement(FieldType, { node: schemaNode })',
  ],
  [
    'choices.length > 1 && (React.createElement(Select,',
    'choices.length > 1 && !namesAlternatives(schemaNode) && (React.createElement(Select,',
  ],
  [
    'React.createElement(Validations, { validations: isRegularNode(schemaNode) ? getValidationsFromSchema(schemaNode) : {}, hideExamples: hideExamples }),',
    'React.createElement(FieldFacts, { node: schemaNode }),\n                isCollapsible ? React.createElement(FieldsFold, { node: schemaNode, fields: childNodes, isOpen: isExpanded, onToggle: () => setExpanded(!isExpanded) }) : null,',
  ],
  [
    '!skipDescription ? React.createElement(Description, { value: schemaNode.annotations.description }) : null,',
    'React.createElement(BodyHead, { node: schemaNode }), React.createElement(Description, { value: schemaNode.annotations.description }),',
  ],
  [
    'React.createElement(Box, { fontFamily: "mono", fontWeight: "semibold", fontSize: "base", pb: 4 }, "array of:"),',
    'React.createElement(BodyHead, { node: schemaNode }),',
  ],
  [
    'React.createElement(Validations, { validations: validations })',
    'React.createElement(FieldFacts, { node: schemaNode })',
  ],
]

/** What Elements shows of a specification: a place, without a list of all, which the page has itself. */
export const places: readonly Change[] = [
  ['ResponsiveSidebarLayout, ElementsOptionsProvider, SidebarLayout, ', 'ElementsOptionsProvider, '],
  ['const computeAPITree =', 'const computeAPITree = () => [];\nconst unusedTree ='],
  // A place that doesn't exist shows the overview, and keeps its address, about which the page says what is wrong.
  ...['hideSecurityInfo: hideSecurityInfo', 'hideServerInfo: hideServerInfo'].map((first): Change => {
    const options = `const layoutOptions = React.useMemo(() => ({
        hideTryIt: hideTryIt,
        hideTryItPanel,
        hideSamples,
        ${first},`
    return [
      `serviceNode.children.find(child => child.uri === relativePath);\n    ${options}`,
      `serviceNode.children.find(child => child.uri === relativePath) ?? serviceNode;\n    ${options}`,
    ]
  }),
  ['const APIWithSidebarLayout =', 'const SidebarLayout = ({ children }) => children;\nconst APIWithSidebarLayout ='],
  [
    'const APIWithResponsiveSidebarLayout =',
    'const ResponsiveSidebarLayout = ({ children }) => children;\nconst APIWithResponsiveSidebarLayout =',
  ],
  // Of an operation, only what a list needs is read at first. Reading all of each takes as long as everything else.
  [
    'const operationDocument = transformer({\n                    document,\n                    name: path,\n                    method,\n                    config: OPERATION_CONFIG,\n                });',
    'const operationDocument = { iid: value.operationId, summary: value.summary, path, tags: value.tags?.map(name => ({ name })) };\n                let transformed;',
  ],
  [
    'data: operationDocument,',
    'get data() { return transformed ??= transformer({ document, name: path, method, config: OPERATION_CONFIG }); },',
  ],
]

/** Imports of the views above. @param componentOf the path of a component as a literal */
export function documentationImports(componentOf: (name: string) => string): string[] {
  return [
    `import { ExplorerHead } from ${componentOf('explorer-head.tsx')}`,
    `import { ExplorerAuthorization } from ${componentOf('explorer-authorization.tsx')}`,
    `import { ContentType, ExplorerResponses, FoldedHeaders } from ${componentOf('explorer-responses.tsx')}`,
    `import { FirstCallSlot } from ${componentOf('first-call-slot.tsx')}`,
    `import { ExplorerConsole, RequestSamples as OwnRequestSamples, ResponseSamples } from ${componentOf('explorer-samples.tsx')}`,
  ]
}

/** As above, for the description of a value. */
export function schemaImports(componentOf: (name: string) => string): string[] {
  return [
    `import { BodyHead, FieldFacts, FieldsFold, FieldType, namesAlternatives } from ${componentOf('explorer-schema.tsx')}`,
  ]
}
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source
