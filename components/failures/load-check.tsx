/**
 * Checks, once everything has loaded or failed, that the page has its styles and scripts. If not, it shows what the
 * site expected, what it found, and what to change. It is self-contained, and readers without JavaScript or on a slow
 * network don't see it. If the initial scripts are incomplete, the page is treated like one without JavaScript. To
 * detect this: the document itself adds one entry to the bundler's list, each script adds one, and the last replaces
 * the list with an object.
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

/** Part of the footer's finished HTML and not of the page's data, so it is not shipped twice. */
export function LoadCheck() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script dangerouslySetInnerHTML={{ __html: loadCheckScript }} />
}
