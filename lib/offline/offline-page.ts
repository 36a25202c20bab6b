import { firstMode, type SiteConfig } from '../config/site-config.ts'
import { cachePrefix } from './cache-rules.ts'

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Interval between attempts while the device has a network that doesn't reach the site. */
const retryMs = 5_000

/** Lists the cached pages by title, and loads the requested page once the network works. It is self-contained. */
const script = (prefix: string, delimiter: string) => `(async function(){
var list=document.querySelector('ul'),names=(await caches.keys()).filter(function(n){return n.indexOf(${JSON.stringify(prefix)})===0&&/\\.page$/.test(n)});
for(var name of names){var cache=await caches.open(name);for(var request of (await cache.keys()).reverse()){
var page=new DOMParser().parseFromString(await (await cache.match(request)).text(),'text/html'),item=document.createElement('li'),link=document.createElement('a');
link.href=new URL(request.url).pathname;link.textContent=page.title.split(${JSON.stringify(` ${delimiter} `)})[0];item.append(link);list.append(item)}}
if(!list.children.length)list.insertAdjacentHTML('beforebegin','<p>You have not visited any pages yet.</p>');
})();
function comeBack(){if(navigator.onLine&&!/offline\\.html$/.test(location.pathname))fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(){location.reload()},function(){setTimeout(comeBack,${retryMs})})}
addEventListener('online',comeBack);
try{var t=localStorage.getItem('theme');if(t)document.documentElement.dataset.theme=t}catch(e){}`

/**
 * The page shown offline when the requested page is not cached. It is self-contained, because nothing else may be
 * available.
 */
export function offlinePage(
  config: Pick<SiteConfig, 'brand' | 'product' | 'titleDelimiter' | 'accent' | 'colorMode'>,
): string {
  const { brand, product, titleDelimiter, accent, colorMode } = config
  const name = escapeHtml(product)
  return `<!DOCTYPE html>
<html lang="en" data-theme="${firstMode(colorMode)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline ${escapeHtml(titleDelimiter)} ${name}</title>
<style>
:root { color-scheme: light dark; --bg: light-dark(#fbfaf6, #0c1313); --text: light-dark(#172322, #e4ebe8); --muted: light-dark(#51605d, #9db0ac); --link: light-dark(#0b6068, #7fd4d6); --accent: light-dark(${accent.light}, ${accent.dark}) }
[data-theme="light"] { color-scheme: light }
[data-theme="dark"] { color-scheme: dark }
body { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; background: var(--bg); color: var(--text); font: 1.0625rem/1.65 system-ui, sans-serif }
p { color: var(--muted) }
h1 { margin: 0; font-size: 2rem; line-height: 1.15 }
h2 { margin: 2rem 0 .5rem; font-size: 1.2rem }
ul { margin: 0; padding-left: 1.25rem }
li { padding: .2rem 0 }
a { color: var(--link); text-underline-offset: .18em }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
</style>
</head>
<body>
<main>
<p>${name}</p>
<h1>You are offline</h1>
<p>You have not visited this page on this device. It will load as soon as you are online again.</p>
<h2>Pages you can read now</h2>
<ul></ul>
</main>
<script>${script(cachePrefix(brand), titleDelimiter)}</script>
</body>
</html>
`
}
