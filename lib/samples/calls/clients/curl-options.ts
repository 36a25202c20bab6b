interface Option {
  name: string
  takesValue: boolean
}

/** Options of one letter whose long names matter here, or that take a value. */
const short: Readonly<Record<string, string>> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  T: 'upload-file',
  G: '!get',
  I: '!head',
  u: 'user',
  n: '!netrc',
  K: 'config',
  A: 'user-agent',
  b: 'cookie',
  c: 'cookie-jar',
  C: 'continue-at',
  D: 'dump-header',
  e: 'referer',
  E: 'cert',
  m: 'max-time',
  o: 'output',
  P: 'ftp-port',
  Q: 'quote',
  r: 'range',
  t: 'telnet-option',
  U: 'proxy-user',
  w: 'write-out',
  x: 'proxy',
  y: 'speed-time',
  Y: 'speed-limit',
  z: 'time-cond',
  h: 'help',
}

export const curlShortOptions: ReadonlyMap<string, Option> = new Map(
  Object.entries(short).map(([letter, name]) => [
    letter,
    { name: name.replace('!', ''), takesValue: !name.startsWith('!') },
  ]),
)

/** Long options that take a value; all others are switches. @see https://curl.se/docs/manpage.html */
export const curlLongOptions: ReadonlySet<string> = new Set([
  ...Object.values(short).filter((name) => !name.startsWith('!')),
  ...['data-ascii', 'data-binary', 'data-raw', 'data-urlencode', 'json', 'form-string', 'url', 'url-query'],
  ...['oauth2-bearer', 'netrc-file', 'aws-sigv4', 'cacert', 'capath', 'cert-type', 'ciphers', 'connect-timeout'],
  ...['connect-to', 'create-file-mode', 'crlfile', 'dns-servers', 'doh-url', 'engine', 'etag-compare', 'etag-save'],
  ...['expect100-timeout', 'happy-eyeballs-timeout-ms', 'hostpubsha256', 'hsts', 'interface', 'keepalive-time'],
  ...['key', 'key-type', 'limit-rate', 'local-port', 'max-filesize', 'max-redirs', 'noproxy', 'output-dir'],
  ...['parallel-max', 'pass', 'pinnedpubkey', 'preproxy', 'proto', 'proto-default', 'proto-redir'],
  ...['proxy-header', 'proxy1.0', 'rate', 'resolve', 'retry', 'retry-delay', 'retry-max-time', 'socks4', 'socks4a'],
  ...['socks5', 'socks5-hostname', 'stderr', 'tls-max', 'tls13-ciphers', 'trace', 'trace-ascii', 'unix-socket'],
  ...['abstract-unix-socket', 'variable'],
])
