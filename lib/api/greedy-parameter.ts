/**
 * The name that a path has for a parameter. AWS API Gateway writes `{proxy+}` for the rest of a path, and the parameter
 * is named `proxy` or `proxy+`.
 * @param path where the name is used
 * @example nameInPath('proxy', '/files/{proxy+}') → 'proxy+'
 */
export function nameInPath(name: string, path: string): string {
  return path.includes(`{${name}+}`) && !path.includes(`{${name}}`) ? `${name}+` : name
}

/** Whether a name in a path is for several segments, the rest of the path. */
export const isGreedy = (name: string): boolean => name.endsWith('+')
