import type { Change } from './elements-words.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
const hideSecurity = 'layoutOptions === null || layoutOptions === void 0 ? void 0 : layoutOptions.hideSecurityInfo'

/** What the site's own views and the page's overview take the place of. */
export const documentation: readonly Change[] = [
  // The overview is that of the page.
  [
    'const HttpServiceComponent = React.memo(',
    'const HttpServiceComponent = OverviewSlot;\nconst elementsOverview = /* @__PURE__ */ React.memo(',
  ],
  ["HttpServiceComponent.displayName = 'HttpService.Component';", ''],
  // The console, and the samples of the call that it has.
  [
    'React.createElement(TryIt, Object.assign({}, props, { hideTryItPanel: hideTryItPanel, onRequestChange: setRequestData }))',
    'React.createElement(ExplorerConsole, Object.assign({}, props, { onSamples: setRequestData }))',
  ],
  [
    'React.createElement(RequestSamples, { request: requestData, customCodeSamples: customCodeSamples }),',
    'React.createElement(OwnRequestSamples, { node: props.httpOperation, entered: requestData, Code: CodeViewer }),',
  ],
  [
    'React.createElement(ResponseExamples, Object.assign({}, props))',
    'React.createElement(ResponseSamples, { node: props.httpOperation, chosen: props.responseStatusCode, onChoice: props.onStatusCode, Code: CodeViewer })',
  ],
  // The head of an operation. Where there is one column, the console is folded below it.
  [
    "className: cn('HttpOperation', className), header: header, left: description,",
    "className: cn('HttpOperation', className), header: React.createElement(ExplorerHead, { key: data.id, node: data, name: prettyName, pathValues, isCompact, onConsolePlace: setConsolePlace }), left: description,",
  ],
  [
    "const [responseStatusCode, setResponseStatusCode] = React.useState('');",
    "const [responseStatusCode, setResponseStatusCode] = React.useState('');\n    const [consolePlace, setConsolePlace] = React.useState(null);\n    const [pathValues, setPathValues] = React.useState([]);",
  ],
  [
    'responseMediaType: responseMediaType, responseStatusCode: responseStatusCode, requestBodyIndex: requestBodyIndex,',
    'place: consolePlace, onPathValues: setPathValues, responseStatusCode: responseStatusCode, onStatusCode: setResponseStatusCode,',
  ],
  // What the specification says about it, in the words of its page.
  [
    `React.createElement(Request, { onChange: setTextRequestBodyIndex, operation: data, hideSecurityInfo: ${hideSecurity}, isHttpWebhookOperation: isHttpWebhookOperation(data) }),`,
    'React.createElement(ExplorerSections, { node: data, Markdown: MarkdownViewer }),',
  ],
  [
    'data.responses && (React.createElement(Responses, { responses: data.responses, onMediaTypeChange: setResponseMediaType, onStatusCodeChange: setResponseStatusCode, isCompact: isCompact })),',
    '',
  ],
  [
    '((_a = data.callbacks) === null || _a === void 0 ? void 0 : _a.length) ? React.createElement(Callbacks, { callbacks: data.callbacks, isCompact: isCompact }) : null,',
    '',
  ],
  // Without its name, which only tools for developers show, the bundler leaves a part out that isn't used.
  ...['Body', 'Parameters', 'Request', 'Responses', 'Response', 'Callbacks'].map(
    (name): Change => [`${name}.displayName = 'HttpOperation.${name}';`, ''],
  ),
  ["Callbacks.displayName = 'HttpOperation.Callback';", ''],
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
  // The node of an operation is that of its page. Only what a list needs is read at first: all of each takes as long as everything else.
  [
    'const operationDocument = transformer({\n                    document,\n                    name: path,\n                    method,\n                    config: OPERATION_CONFIG,\n                });',
    'const operationDocument = { iid: value.operationId, summary: value.summary, path, tags: value.tags?.map(name => ({ name })) };\n                let transformed;',
  ],
  [
    'data: operationDocument,',
    "get data() { return transformed ??= explorerNode(document, { kind: 'operation', path, method }); },",
  ],
  [
    'data: webhookDocument,',
    "get data() { return this.node ??= explorerNode(document, { kind: 'webhook', path: name, method }); },",
  ],
]

/** Imports of the views above. @param componentOf the path of a component as a literal */
export function documentationImports(componentOf: (name: string) => string): string[] {
  return [
    `import { ExplorerHead } from ${componentOf('explorer-head.tsx')}`,
    `import { ExplorerSections } from ${componentOf('explorer-sections.tsx')}`,
    `import { OverviewSlot } from ${componentOf('overview-slot.tsx')}`,
    `import { ExplorerConsole, RequestSamples as OwnRequestSamples, ResponseSamples } from ${componentOf('explorer-samples.tsx')}`,
  ]
}

/** As above, for the places. */
export function placesImports(componentOf: (name: string) => string): string[] {
  return [`import { explorerNode } from ${componentOf('explorer-node.ts')}`]
}
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source
