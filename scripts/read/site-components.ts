import { z } from 'zod'
import type { MdxComponent, SiteComponent } from '#components/mdx/component.ts'
import { mdxComponents } from '#components/mdx/mdx-components.ts'
import type { Diagnostic } from '#lib/diagnostics/diagnostic.ts'
import { createModuleReader, importModules, type ReportProblem, type SiteModules } from './site-modules.ts'

/** Folder of a site's own components for writers. Each of its `.tsx` files exports some, under their names. */
const folder = 'site/components'

const isComponent = (value: unknown): value is SiteComponent =>
  typeof value === 'object' && value !== null && 'view' in value && typeof value.view === 'function'

/** What is wrong with the exports of the modules. */
function checkModules(modules: SiteModules, problem: ReportProblem): Diagnostic[] {
  const owners = new Map<string, string>()
  return Object.entries(modules).flatMap(([file, exports]) => {
    const components = Object.entries(exports).filter(([, value]) => isComponent(value))
    if (components.length === 0)
      return problem(file, 'The file exports no component.', 'Write “export const PriceTable = defineView({ … })”.')
    return components.flatMap(([name, value]): Diagnostic[] => {
      const { props, description, example } = value as SiteComponent
      const owner = owners.get(name)
      owners.set(name, file)
      if (!/^[A-Z]\w*$/.test(name))
        return [problem(file, `“${name}” is not the name of a component.`, 'Begin it with a capital letter.')]
      if (owner !== undefined) return [problem(file, `${owner} also exports “${name}”.`, 'Rename one of the two.')]
      if (!(props instanceof z.ZodObject))
        return [problem(file, `<${name}> has no “props”.`, 'Add “props: z.object({ … })”, which may be empty.')]
      if (typeof description === 'string' && typeof example === 'string') return []
      return [problem(file, `<${name}> has no description or no example.`, 'Add both: writers see them in the docs.')]
    })
  })
}

export const createComponentReader = () =>
  createModuleReader({
    folder,
    isModule: /^[^/]+\.tsx$/,
    code: 'site-component-invalid',
    noun: 'component',
    check: checkModules,
  })

/** The name of the script that adds behavior to the components of a file. @example 'site/components/chart.tsx' → 'chart' */
const scriptName = (file: string) => file.slice(folder.length + 1).replace(/\.tsx$/, '')

/**
 * All components that pages of a site can use: the engine's, and those of its own, which win.
 * @param bundle of the site's components
 */
export async function loadComponents(bundle: string | undefined): Promise<Readonly<Record<string, MdxComponent>>> {
  if (bundle === undefined) return mdxComponents
  // Imported here because a site without components does not need React to compile pages.
  const { renderView } = await import('./render-view.ts')
  const own = Object.entries(await importModules(bundle)).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, component]): [string, MdxComponent][] =>
      isComponent(component) ? [[name, { ...component, render: renderView(component, scriptName(file)) }]] : [],
    ),
  )
  return { ...mdxComponents, ...Object.fromEntries(own) }
}
