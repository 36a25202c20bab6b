import { site } from '../site.ts'

/**
 * Restores remembered tabs before the first paint, to avoid a layout shift. An inline version of what `enhanceTabs`
 * does on load.
 */
export const tabRestoreScript = () =>
  `(function(){
var w=new URLSearchParams(location.search).get('tab');
document.querySelectorAll('.tabs').forEach(function(t){
var b=[].slice.call(t.querySelectorAll(':scope>.tab-list>button')),p=t.querySelectorAll(':scope>.tab-panel'),g=t.dataset.group,r=null;
try{r=g&&localStorage.getItem(${JSON.stringify(`${site.brand}.tab.`)}+g)}catch(e){}
var i=b.findIndex(function(x){return x.dataset.value===w});
if(i<0)i=b.findIndex(function(x){return x.dataset.value===r});
if(i>0)b.forEach(function(x,n){x.setAttribute('aria-selected',n===i);x.tabIndex=n===i?0:-1;p[n].toggleAttribute('data-inactive',n!==i)})
})})()`.replaceAll('\n', '')

export function TabRestore() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only a setting is put into it
  return <script dangerouslySetInnerHTML={{ __html: tabRestoreScript() }} />
}
