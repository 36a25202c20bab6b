interface SampledRequest {
  postData?: { mimeType: string; text?: string }
}

/**
 * Indents the lines of a request's JSON, which follow an option of a shell command, as on the page of an operation.
 * @example withIndentedBody({ postData: { mimeType: 'application/json', text: '{\n}' } }).postData.text → '{\n  }'
 */
export function withIndentedBody<T extends SampledRequest>(request: T): T {
  const { postData } = request
  if (postData?.text === undefined || !/json/.test(postData.mimeType)) return request
  try {
    JSON.parse(postData.text)
  } catch {
    // Lines of another text would change with it.
    return request
  }
  return { ...request, postData: { ...postData, text: postData.text.replaceAll('\n', '\n  ') } }
}
