/** A text in the source of a package, and what the site has instead. */
export type Change = readonly [from: string, to: string]

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
/** What the site's own views and the page's overview take the place of. */
export const documentation: readonly Change[] = [
  // The overview is that of the page.
  [
    'const HttpServiceComponent = React.memo(',
    'const HttpServiceComponent = OverviewSlot;\nconst elementsOverview = React.memo(',
  ],
  // An operation is that of its page.
  [
    'const HttpOperationComponent = React.memo(',
    'const HttpOperationComponent = ({ data }) => React.createElement(ExplorerOperation, { key: data.id, node: data, Markdown: MarkdownViewer });\nconst elementsOperation = React.memo(',
  ],
  // The console is the site's own.
  ['const TryIt = (', 'const TryIt = () => null;\nconst elementsTryIt = ('],
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
    `import { ExplorerOperation } from ${componentOf('explorer-operation.tsx')}`,
    `import { OverviewSlot } from ${componentOf('overview-slot.tsx')}`,
  ]
}

/** As above, for the places. */
export function placesImports(componentOf: (name: string) => string): string[] {
  return [`import { explorerNode } from ${componentOf('explorer-node.ts')}`]
}
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source
