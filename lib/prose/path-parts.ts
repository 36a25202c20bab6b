/**
 * Divides code where a line may end: after the slash between two parts of a path.
 * @example pathParts('a.example/v1/boats') // ['a.example/', 'v1/', 'boats']
 */
export function pathParts(text: string): string[] {
  return text.split(/(?<=\w\/)(?=[\w%$])/)
}

/**
 * Divides the path of a call after each slash, but not at its end.
 * @example pathSteps('/v1/boats/') // ['/', 'v1/', 'boats/']
 */
export function pathSteps(path: string): string[] {
  return path.split(/(?<=\/)(?!$)/)
}
