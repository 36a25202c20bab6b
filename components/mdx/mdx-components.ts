import type { z } from 'zod'
import { explainIssue } from '#lib/diagnostics/explain-issue.ts'
import { withData } from '#lib/markdown/element-data.ts'
import type { RenderComponent } from '#lib/markdown/evaluate-mdx.ts'
import { Badge } from './badge.ts'
import { Card, Cards } from './cards.ts'
import type { MdxComponent, RenderResources } from './component.ts'
import { Details } from './details.ts'
import { Figure } from './figure.ts'
import { FileTree } from './file-tree.ts'
import { GuideIndex } from './guide-index.ts'
import { Hero } from './hero.ts'
import { Include } from './include.ts'
import { IntegrationIndex } from './integration-index.ts'
import { Screen } from './screen.ts'
import { Step, Steps } from './steps.ts'
import { Tab, Tabs } from './tabs.ts'
import { Term } from './term.ts'
import { Video } from './video.ts'

/** The engine's components. A site can add its own, or replace these. */
export const mdxComponents: Readonly<Record<string, MdxComponent>> = {
  Badge,
  Card,
  Cards,
  Details,
  Figure,
  FileTree,
  GuideIndex,
  Hero,
  Include,
  IntegrationIndex,
  Screen,
  Step,
  Steps,
  Tab,
  Tabs,
  Term,
  Video,
}

/**
 * The components' render functions, bound to the site's resources. Properties are parsed with their schema, which fills
 * in defaults; computed values are only checked here.
 */
export function bindComponents(
  components: Readonly<Record<string, MdxComponent>>,
  resources: RenderResources,
): Record<string, RenderComponent> {
  return Object.fromEntries(
    Object.entries(components).map(([name, { props: schema, render }]) => [
      name,
      (props, children) => {
        const result = schema.safeParse(props)
        if (!result.success) {
          const [issue] = result.error.issues as [z.core.$ZodIssue]
          const [key] = issue.path
          const { message } = explainIssue(issue, `“${String(key)}” of <${name}>`, props[String(key)])
          throw new Error(message.replace(/\.$/, ''), { cause: result.error })
        }
        return withData(render(result.data as never, children, resources), { component: { name, props: result.data } })
      },
    ]),
  )
}
