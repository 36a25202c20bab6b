import { type IncomingHttpHeaders, request } from 'node:http'

export interface HostAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a host for a path exactly as it is written: no client tidies it, and nothing is decompressed. */
export function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}
