import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { documentation, documentationImports, places, placesImports } from './elements-documentation.ts'
import { type Change, words } from './elements-words.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of a source
/** What the site's views and behavior replace. */
const views: readonly Change[] = [
  [
    'React.createElement(Button, { appearance: "primary", loading: loading, disabled: loading, onPress: handleSendRequest, size: "sm" }, "Send API Request")',
    'React.createElement(SendButton, { isSending: loading, onSend: handleSendRequest })',
  ],
  [
    'if (hasRequiredButEmptyParameters || !isHttpOperation(httpOperation))\n            return;',
    'if (hasRequiredButEmptyParameters) return focusFirstProblem();\n        if (!isHttpOperation(httpOperation)) return;',
  ],
  [
    "({ parameter, value, onChange }) => {\n    var _a;\n    const parameterDisplayName = `${parameter.name}${parameter.required ? '*' : ''}`",
    "({ parameter, value, onChange }) => {\n    var _a;\n    const parameterDisplayName = `${parameter.name}${parameter.required ? ' required' : ''}`",
  ],
  // The row of a parameter, its first value, and how it is sent.
  ['const ParameterEditor = ({', 'const ElementsParameterEditor = ({'],
  ['const getInitialValueForParameter = (', 'const elementsInitialValue = ('],
  [
    'parameter.required && !parameterValuesWithDefaults[parameter.name])',
    'enteredProblem(parameter, parameterValuesWithDefaults[parameter.name]) !== undefined)',
  ],
  ['const getQueryParams = ({', 'const elementsQueryParams = ({'],
  ['function uriExpand(uri, data) {', 'function elementsPath(uri, data) {'],
  [
    'React.createElement(Select, { flex: 1, "aria-label": variable.name',
    'React.createElement(ParameterSelect, { "aria-label": variable.name',
  ],
  // Elements sorts parameters by name, and the page doesn't.
  [
    'function extractAllParameters(httpOperation) {',
    'function extractAllParameters(httpOperation) {\n    const orderBy = (parameters) => parameters;',
  ],
  [
    'const [textRequestBody, setTextRequestBody] = React.useState(initialRequestBody);\n    React.useEffect(() => {\n        setTextRequestBody(initialRequestBody);\n    }, [initialRequestBody]);\n    return [textRequestBody, setTextRequestBody];',
    'return useChosenBody(initialRequestBody);',
  ],
  [
    'const [response, setResponse] = React.useState();',
    'const [response, setResponse] = React.useState();\n    useForgottenResult(setResponse);',
  ],
  ...(
    [
      ['OperationParameters', 'ConsoleParameters, { ...props, Panel }'],
      ['RequestBody', 'BodyEditor, { ...props, Panel, CodeEditor, ExampleMenu }'],
      ['ResponseError', 'FailedCall, { message: props.state.error.message, Panel }'],
    ] as const
  ).map(
    ([name, view]): Change => [
      `const ${name} = (`,
      `const ${name} = (props) => React.createElement(${view});\nconst elements${name} = (`,
    ],
  ),
  [
    'onRequestChange(request);',
    'onRequestChange(request, uriExpand(httpOperation.path, parameterValuesWithDefaults));',
  ],
  [
    'servers.length > 1 && React.createElement(ServersDropdown, { servers: servers }),',
    'React.createElement(CallProgress, null),',
  ],
  [
    'React.createElement("div", { className: `sl-mb-3 sl-text-${getHttpCodeColor(response.status)}` }, `${response.status} ${(_a = HttpCodeDescriptions[response.status]) !== null && _a !== void 0 ? _a : \'\'}`),',
    'React.createElement(ResponseFacts, { status: response.status }),',
  ],
  // The button is at the right, so the list would leave the window.
  [
    'React.createElement(Menu, { "aria-label": "Examples", items: menuItems,',
    'React.createElement(Menu, { "aria-label": "Examples", placement: "bottom right", items: menuItems,',
  ],
]

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of a source

/** A part of highlighted code, and what the site's own highlighter colors besides: options, and the ends of lines. */
const tokens: readonly Change[] = [
  ['jsx("span", Object.assign({}, getTokenProps({', 'jsx(CodeToken, Object.assign({}, getTokenProps({'],
  [
    'Prism.languages.curl = {',
    "Prism.languages.insertBefore('bash', 'punctuation', { constant: /(?<=\\s)--[\\w-]+| \\\\$/m });\nPrism.languages.curl = {",
  ],
]

/** @throws when a text is not in the source exactly once */
export function changeSource(source: string, changes: readonly Change[], path: string): string {
  return changes.reduce((text, [from, to]) => {
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`${path} does not have this text exactly once: ${from}`)
    }
    return before + to + after
  }, source)
}

/** Puts the site's words and views into Elements, so that nothing has to be changed on the page. */
export function changeElements(root: string): Plugin {
  const componentOf = (name: string) => JSON.stringify(join(root, 'components/api-reference', name))
  const libOf = (name: string) => JSON.stringify(join(root, 'lib/api', name))
  const imports = [
    `import { CallProgress, ResponseFacts } from ${componentOf('try-it-response.tsx')}`,
    `import { useChosenBody } from ${componentOf('try-it-body.ts')}`,
    `import { useForgottenResult } from ${componentOf('try-it-exchange.ts')}`,
    `import { ParameterEditor } from ${componentOf('try-it-parameter.tsx')}`,
    `import { ConsoleParameters } from ${componentOf('try-it-parameters.tsx')}`,
    `import { BodyEditor } from ${componentOf('try-it-body-editor.tsx')}`,
    `import { FailedCall } from ${componentOf('try-it-failed-call.tsx')}`,
    `import { ParameterSelect } from ${componentOf('try-it-select.tsx')}`,
    `import { focusFirstProblem } from ${componentOf('try-it-problem.tsx')}`,
    `import { SendButton } from ${componentOf('try-it-send-button.tsx')}`,
    ...documentationImports(componentOf),
    `import { enteredPath as uriExpand, enteredProblem, enteredQuery as getQueryParams, startText as getInitialValueForParameter } from ${libOf('samples/entered-parameter.ts')}`,
  ]
  return {
    name: 'change-elements',
    setup({ onLoad }) {
      onLoad({ filter: /elements-core[\\/]index\.(?:esm\.js|mjs)$/ }, ({ path }) => {
        const code = changeSource(readFileSync(path, 'utf8'), [...words, ...views, ...documentation], path)
        return { contents: [...imports, code].join('\n'), resolveDir: dirname(path) }
      })
      const reword = (filter: RegExp, changes: readonly Change[], added: readonly string[] = []) =>
        onLoad({ filter }, ({ path }) => ({
          contents: [...added, changeSource(readFileSync(path, 'utf8'), changes, path)].join('\n'),
          resolveDir: dirname(path),
        }))
      onLoad({ filter: /mosaic-code-viewer[\\/]code-viewer\.esm\.js$/ }, ({ path }) => {
        const code = changeSource(readFileSync(path, 'utf8'), tokens, path)
        return {
          contents: `import { CodeToken } from ${componentOf('code-token.tsx')}\n${code}`,
          resolveDir: dirname(path),
        }
      })
      reword(/@stoplight[\\/]elements[\\/]index\.(?:esm\.js|mjs)$/, places, placesImports(componentOf))
    },
  }
}

/** Replaces the editor's style elements, which a content security policy cannot allow, with adopted style sheets. */
export function adoptStyles(root: string): Plugin {
  const component = join(root, 'components/api-reference/try-it-style.tsx')
  const element = 'jsx("style", {'
  return {
    name: 'adopt-styles',
    setup({ onLoad }) {
      onLoad({ filter: /mosaic-code-editor[\\/]code-editor\.esm\.js$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        if (!source.includes(element)) throw new Error(`${path} no longer has style elements`)
        const code = source.replaceAll(element, 'jsx(AdoptedStyle, {')
        return {
          contents: `import { AdoptedStyle } from ${JSON.stringify(component)}\n${code}`,
          resolveDir: dirname(path),
        }
      })
    },
  }
}

/** Takes out warnings for the developers of Elements, of which readers would get hundreds. */
export const silenceWarnings: Plugin = {
  name: 'silence-warnings',
  setup({ onLoad }) {
    onLoad({ filter: /jotai[\\/](?:esm[\\/])?utils\.m?js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('console.warn(', 'void ('),
      resolveDir: dirname(path),
    }))
  },
}

const resolved = 'options.$refResolver(schema.$ref)\n    ) : Object.assign({}, schema))\n'

/**
 * Elements combines the parts of a schema that are for the same value, such as those of `allOf`. A schema that has no
 * counterpart in another part stays as it is. Combining goes through it otherwise, with everything that it refers to,
 * and through one that refers to itself until the call stack is full: that takes seconds, and the fields are not shown.
 */
export const mergeOnlyCounterparts: Plugin = {
  name: 'merge-only-counterparts',
  setup({ onLoad }) {
    onLoad({ filter: /@stoplight[\\/]json-schema-merge-allof[\\/]src[\\/]index\.js$/ }, ({ path }) => ({
      contents: changeSource(
        readFileSync(path, 'utf8'),
        [[resolved, `${resolved}    if (!options.deep && schemas.length === 1) return schemas[0]\n`]],
        path,
      ),
      resolveDir: dirname(path),
    }))
  },
}
