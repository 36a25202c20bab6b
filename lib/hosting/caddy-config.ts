import { redirectStatus } from '../navigation/redirect-file.ts'
import { publicHref } from '../pages/public-href.ts'
import { mediaTypes } from './media-types.ts'
import { note, type ServedSite } from './nginx-config.ts'
import { hostFiles } from './resolve-request.ts'

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`

/** How addresses lead to the files of pages. */
const pageRules = `@docs_index path_regexp docs_index ^((?:/[^/]+)*/)index\\.html$
redir @docs_index "{re.docs_index.1}{docs_query}" 301
@docs_stem {
  path *.html
  not file
  file {http.request.uri.path.dir}{http.request.uri.path.file.base}/index.html
}
redir @docs_stem "{http.request.uri.path.dir}{http.request.uri.path.file.base}/{docs_query}" 301
@docs_folder {
  not path */
  file {path}/index.html
}
redir @docs_folder "{path}/{docs_query}" 301
file_server {
  index index.html
  disable_canonical_uris
  precompressed br gzip
}`

const errorHandling = `handle_errors {
  @docs_missing expression {err.status_code} == 404
  handle @docs_missing {
    rewrite * /404.html
    header Cache-Control "public, max-age=0, must-revalidate"
    header Content-Type "text/html; charset=utf-8"
    file_server {
      precompressed br gzip
    }
  }
}
`

/**
 * Directives for a site's block, without its names and certificates. Caddy sends Brotli if the browser accepts it.
 * @see https://caddyserver.com/docs/caddyfile/directives
 */
export function caddySite({ folder, rules, redirects }: ServedSite): string {
  const headers = rules.map(({ path, headers: values }) => {
    const lines = Object.entries(values).map(([name, value]) => `  ${name} ${quote(value)}`)
    return [path === '/*' ? 'header {' : `header ${path} {`, ...lines, '}'].join('\n')
  })
  const types = Object.entries(mediaTypes)
    .filter(([, type]) => type.includes(';'))
    .map(([ending, type]) => `@docs_${ending} path *.${ending}\nheader @docs_${ending} Content-Type ${quote(type)}`)
  const redirectLines = redirects.flatMap((redirect) => {
    const { from, to } = redirect
    const target = `${quote(`${publicHref(to)}{docs_query}`)} ${redirectStatus(redirect)}`
    return [from, `${from}/`].map((path) => `redir ${path} ${target}`)
  })
  return `${note}
root * ${quote(folder)}
map {query} {docs_query} {
  ~^(.+)$ "?$\{1}"
  default ""
}
route {
@docs_hidden {
  path ${hostFiles.join(' ')} *.br *.gz
}
error @docs_hidden 404
@docs_strange expression \`{http.request.orig_uri.path}.matches('\\\\x5c|^/[.][^w]|[^/]{256}')\`
error @docs_strange 404
@docs_slashes expression \`{http.request.orig_uri.path}.contains('//')\`
uri @docs_slashes path_regexp //+ /
redir @docs_slashes {uri} 301
${headers.join('\n')}
${types.join('\n')}
@docs_change not method GET HEAD
respond @docs_change 405
${redirectLines.join('\n')}
${pageRules}
}
${errorHandling}`
}

/** A complete configuration for a server without privileges that requests no certificates. */
export function caddyConfig(site: string, port: number): string {
  return `${note}
{
  admin off
  auto_https off
}
:${port} {
  import ${quote(site)}
}
`
}
