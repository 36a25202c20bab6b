/**
 * When everything has arrived or failed: a page without its styles or without any script says what the site expected,
 * what it found and what to change. It needs nothing that may be missing, and readers without JavaScript, or on a slow
 * network, see nothing of it. A page whose first scripts are not complete is one without JavaScript. The document itself
 * puts one entry into the bundler's list; each script adds one, and the last puts an object in its place.
 */
export const loadCheckScript = `addEventListener('load',function(){
var d=document,r=d.documentElement,l=location,b=d.createElement('p');
if(!self.next)r.classList.remove('js');
if(getComputedStyle(r).getPropertyValue('--bg')&&!((self.TURBOPACK||'').length<2))return;
b.setAttribute('role','alert');
b.style.cssText='padding:1em;background:#fff;color:#900';
b.textContent='This site did not load. Expected: its files below '+l.origin+'/_next/. Found: this page at '+l.pathname+'. Serve the folder “out” at the root of a host, not below a path.';
d.body.prepend(b)
})`.replaceAll('\n', '')

/** Part of the footer's finished HTML, and not of the page's data: it is not shipped twice. */
export function LoadCheck() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: loadCheckScript }} />
}
