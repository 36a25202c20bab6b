import { site } from '../site.ts'

/**
 * Restores remembered tabs before the first paint, to avoid a layout shift. An inline version of what `enhanceTabs`
 * does on load.
 */
export const tabRestoreScript = () =>
  `(()=>{
let w=new URLSearchParams(location.search).get('tab');
for(let t of document.querySelectorAll('.tabs')){
let b=[...t.querySelectorAll(':scope>.tab-list>button,:scope>.tab-choice option')],p=t.querySelectorAll(':scope>.tab-panel'),r;
try{r=localStorage.getItem(${JSON.stringify(`${site.brand}.tab.`)}+t.dataset.group)}catch{}
let f=v=>b.findIndex(x=>x.value===v),i=f(w);
if(i<0)i=f(r);
if(i>0)b.forEach((x,n)=>{x.selected=x.ariaSelected=n===i;x.tabIndex=n===i?0:-1;p[n].toggleAttribute('data-inactive',n!==i)})
}})()`.replaceAll('\n', '')

export function TabRestore() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only a setting is put into it
  return <script dangerouslySetInnerHTML={{ __html: tabRestoreScript() }} />
}
