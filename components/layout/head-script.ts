import { embedGlobal, embedSettings, embedValue } from '#lib/config/embed-settings.ts'
import type { SiteConfig } from '#lib/config/site-config.ts'
import { announcementKey } from './announcement-key.ts'

/**
 * Runs before the first paint: tells styles that there is JavaScript, sets the reader's color mode, hides a dismissed
 * announcement, tidies an address that ends in `.html`, which would not match its route, or that begins with two slashes,
 * which the router would take for another host, and hides the frame of a page that is embedded, which may name its colour
 * mode. A script that has failed is taken out of the document: the bundler would wait for ever for one that it finds
 * there, instead of asking for it again.
 */
export function headScript(site: SiteConfig): string {
  const { announcement, colorMode } = site
  const modes = colorMode.respectSystem ? ['light', 'dark', 'system'] : ['light', 'dark']
  const { parameter, allowedOrigins } = embedSettings(site)
  const closableId = announcement?.closable === true ? announcement.id : undefined
  return `(function(d,l){
addEventListener('error',function(e){e=e.target;if(e.async)e.remove()},true)
d.classList.add('js')
var p=l.pathname.replace(/(\\/index)?\\.html$/,function(m,i){return i?'/':''}).replace(/^\\/+/,'/')
if(p!==l.pathname){d.dataset.tidied='';history.replaceState(null,'',(p.slice(-1)==='/'?p:p+'/')+l.search+l.hash)}
try{
var t=localStorage.getItem('theme')
if(${JSON.stringify(modes)}.indexOf(t)>=0)d.dataset.theme=t
${closableId === undefined ? '' : `if(localStorage.getItem(${JSON.stringify(announcementKey(closableId))}))d.dataset.announcement='dismissed'`}
}catch(e){}
var q=new URLSearchParams(l.search),e=${JSON.stringify([parameter, ...allowedOrigins])}
if(q.get(e[0])===${JSON.stringify(embedValue)}){
d.classList.add('embedded')
self.${embedGlobal}=e
t=q.get('theme')
if(t==='light'||t==='dark')d.dataset.theme=t
}
})(document.documentElement,location)`
    .replaceAll('\n', ';')
    .replace(/;+/g, ';')
    .replace('{;', '{')
    .replaceAll('{;', '{')
    .replaceAll(';}', '}')
}
