declare module 'openapi-to-postmanv2' {
  type Result =
    | { result: true; output: { type: string; data: Record<string, unknown> }[] }
    | { result: false; reason: string }
  const converter: {
    convertV2: (
      input: { type: 'json'; data: Record<string, unknown> },
      options: Readonly<Record<string, unknown>>,
      done: (error: Error | null, result: Result) => void,
    ) => void
  }
  // biome-ignore lint/style/noDefaultExport: the package exports nothing else
  export default converter
}
