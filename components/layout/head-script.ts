import type { SiteConfig } from '#lib/config/site-config.ts'
import { announcementKey } from './announcement-key.ts'

/**
 * Runs before the first paint: tells styles that there is JavaScript, sets the reader's colour mode, hides a dismissed
 * announcement and tidies an address that ends in `.html`, which would not match its route.
 */
export function headScript({ announcement, colorMode }: SiteConfig): string {
  const modes = colorMode.respectSystem ? ['light', 'dark', 'system'] : ['light', 'dark']
  const closableId = announcement?.closable === true ? announcement.id : undefined
  return `(function(d,l){
d.classList.add('js')
var p=l.pathname.replace(/(\\/index)?\\.html$/,function(m,i){return i?'/':''})
if(p!==l.pathname){d.dataset.tidied='';history.replaceState(null,'',(p.slice(-1)==='/'?p:p+'/')+l.search+l.hash)}
try{
var t=localStorage.getItem('theme')
if(${JSON.stringify(modes)}.indexOf(t)>=0)d.dataset.theme=t
${closableId === undefined ? '' : `if(localStorage.getItem(${JSON.stringify(announcementKey(closableId))}))d.dataset.announcement='dismissed'`}
}catch(e){}
})(document.documentElement,location)`
    .replaceAll('\n', ';')
    .replace(/;+/g, ';')
    .replace('{;', '{')
    .replaceAll('{;', '{')
    .replaceAll(';}', '}')
}
