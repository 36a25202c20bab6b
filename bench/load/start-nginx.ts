import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/machine/listen.ts'
import { startHost } from '../../tests/hosting/start-host.ts'

/** Both servers are the same except for the files that they serve. */
function server(port: number, folder: string): string {
  return `  server {
    listen 127.0.0.1:${port};
    root "${folder}";
    index index.html;
    error_page 404 /404.html;
    location / { try_files $uri $uri/ =404; }
  }`
}

function configuration(folder: string, servers: readonly string[]): string {
  return `daemon off;
worker_processes 1;
pid "${folder}/nginx.pid";
error_log "${folder}/error.log";
events { worker_connections 1024; }
http {
  types { text/html html; text/javascript js; text/css css; application/json json; }
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  absolute_redirect off;
  client_body_temp_path "${folder}/body";
  proxy_temp_path "${folder}/proxy";
  fastcgi_temp_path "${folder}/fastcgi";
  uwsgi_temp_path "${folder}/uwsgi";
  scgi_temp_path "${folder}/scgi";
${servers.join('\n')}
}
`
}

/** Starts nginx with the site and with plain files, each on its own port. */
export async function startNginx(folder: string, site: string, plain: string) {
  const { stderr, error } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  if (error !== undefined) throw new Error('nginx is missing: install it (apt-get install nginx, brew install nginx).')
  mkdirSync(folder, { recursive: true })
  const [sitePort, plainPort] = [await freePort(), await freePort()]
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, [server(sitePort, site), server(plainPort, plain)]))
  const running = await startHost('nginx', ['-p', folder, '-c', file], sitePort)
  return {
    site: `http://127.0.0.1:${sitePort}`,
    plain: `http://127.0.0.1:${plainPort}`,
    version: `nginx ${/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? ''}`.trim(),
    close: running.close,
  }
}
