import { type Redirect, redirectStatus } from '../navigation/redirect-file.ts'
import { publicHref } from '../pages/public-href.ts'
import type { HeaderRule } from './header-rules.ts'
import { mediaTypes, otherType } from './media-types.ts'
import { hostFiles } from './resolve-request.ts'

/** A site as a web server finds it on disk. */
export interface ServedSite {
  /** Absolute path of the folder that contains the site's files. */
  folder: string
  rules: readonly HeaderRule[]
  redirects: readonly Redirect[]
}

/** The first line of a server's configuration. */
export const note = '# Written by “npm run release”. Changes are lost with the next release.'

/** @throws for a dollar sign, which nginx always interprets as a variable */
function quote(text: string): string {
  if (text.includes('$')) throw new Error(`“$” cannot be escaped in an nginx configuration: ${text}`)
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

const variableOf = (header: string) => `$docs_${header.toLowerCase().replaceAll('-', '_')}`
const escapePattern = (path: string) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Header names in the order of the rules. */
function namesOf(rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
}

/**
 * A map from path to header value. Exact paths come before patterns; the first matching pattern wins, so the rules are
 * reversed.
 */
function mapOf(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules
    .flatMap(({ path, headers }) => {
      const value = headers[name]
      if (value === undefined) return []
      if (path === '/*') return [`  default ${quote(value)};`]
      const key = path.endsWith('*') ? `~^${escapePattern(path.slice(0, -1))}` : path
      return [`  ${key} ${quote(value)};`]
    })
    .reverse()
  return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}`
}

/** Directives for the `http` block: maps from path to header value. */
export function nginxMaps({ rules }: Pick<ServedSite, 'rules'>): string {
  return [note, ...namesOf(rules).map((name) => mapOf(name, rules)), ''].join('\n')
}

/** How addresses lead to the files of pages. */
const pageLocations = `# nginx comes back to the index file of a folder by itself: only what a reader asked for is looked at.
if ($request_uri ~ "^(/|/[^/?\\x5c][^?]*/)index\\.html(?:\\?|$)") {
  return 301 $1$is_args$args;
}
location ~ /$ {
  try_files "\${uri}index.html" =404;
}
location ~ "^(?<docs_stem>/.+)\\.html$" {
  try_files $uri @docs_stem;
}
location @docs_stem {
  if (-f "$document_root$docs_stem/index.html") {
    return 301 "$docs_stem/$is_args$args";
  }
  return 404;
}
location / {
  try_files $uri @docs_folder;
}
location @docs_folder {
  if (-f "$document_root$uri/index.html") {
    return 301 "$uri/$is_args$args";
  }
  return 404;
}
`

/** Types of files, and which of them are text. */
function typeDirectives(): string {
  const types = new Map<string, string[]>()
  for (const [ending, type] of Object.entries(mediaTypes)) {
    const [mediaType = type] = type.split(';')
    types.set(mediaType, [...(types.get(mediaType) ?? []), ending])
  }
  const textTypes = Object.values(mediaTypes)
    .filter((type) => type.includes('charset'))
    .map((type) => type.split(';')[0] ?? type)
  return `types {
${[...types].map(([type, endings]) => `  ${type} ${endings.join(' ')};`).join('\n')}
}
default_type ${otherType};
charset utf-8;
charset_types ${[...new Set(textTypes)].filter((type) => type !== 'text/html').join(' ')};`
}

/**
 * Directives for the `server` block, without its names, ports, and certificates.
 * @param brotli whether nginx has the Brotli module; without it, gzip is sent
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files
 */
export function nginxServer({ folder, rules, redirects }: ServedSite, brotli: boolean): string {
  return `${note}
root ${quote(folder)};
${typeDirectives()}
server_tokens off;
# Behind a proxy, nginx knows neither the scheme nor the name that readers use.
absolute_redirect off;
merge_slashes on;

gzip_static on;
gzip_vary on;
${brotli ? 'brotli_static on;\n' : ''}
${namesOf(rules)
  .map((name) => `add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

error_page 404 /404.html;

# The router of the pages would take the beginning of such a path for a host.
if ($request_uri ~ "^[^?]*//") {
  rewrite ^(.*)$ $1 permanent;
}
location ~ \\x5c {
  return 404;
}
location ~ (?:^/\\.(?!well-known/)|\\.(?:br|gz)$) {
  return 404;
}
${hostFiles.map((file) => `location = ${file} {\n  return 404;\n}`).join('\n')}
${redirects.flatMap(redirectLocations).join('\n')}
${pageLocations}`
}

function redirectLocations(redirect: Redirect): string[] {
  const { from, to } = redirect
  const answer = `return ${redirectStatus(redirect)} "${publicHref(to)}$is_args$args";`
  return [from, `${from}/`].map((path) => `location = ${quote(path)} {\n  ${answer}\n}`)
}

/** A complete configuration for a server without privileges that writes only below `/tmp`. */
export function nginxConfig(files: { maps: string; server: string; port: number }): string {
  return `${note}
include /etc/nginx/modules-enabled/*.conf;
pid /tmp/nginx-docs.pid;
worker_processes auto;
events {
  worker_connections 1024;
}
http {
  access_log off;
  error_log stderr warn;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path /tmp/nginx-docs-body;
  proxy_temp_path /tmp/nginx-docs-proxy;
  fastcgi_temp_path /tmp/nginx-docs-fastcgi;
  uwsgi_temp_path /tmp/nginx-docs-uwsgi;
  scgi_temp_path /tmp/nginx-docs-scgi;
  include ${quote(files.maps)};
  server {
    listen ${files.port};
    include ${quote(files.server)};
  }
}
`
}
