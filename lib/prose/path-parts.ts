/**
 * Divides code where a line may end: before the slash between two parts of a path.
 * @example pathParts('a.example/v1/boats') // ['a.example', '/v1', '/boats']
 */
export function pathParts(text: string): string[] {
  return text.split(/(?<=\w)(?=\/[\w%$])/)
}

/**
 * Divides the path of a call where a line may end: before a slash, but not after the version, or before an underscore. A
 * hyphen stays in its word.
 * @example pathSteps('/v1/boat_docks/') // ['/v1/boat', '_docks', '/']
 */
export function pathSteps(path: string): string[] {
  return path.split(/(?!^)(?<!^\/v\d+)(?=[/_])/)
}
