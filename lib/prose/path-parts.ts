/**
 * Divides code where a line may end: after the slash between two parts of a path.
 * @example pathParts('a.example/v1/boats') // ['a.example/', 'v1/', 'boats']
 */
export function pathParts(text: string): string[] {
  return text.split(/(?<=\w\/)(?=[\w%$])/)
}
