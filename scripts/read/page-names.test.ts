import { expect, test } from 'vitest'
import { pathBreadcrumbs } from '#lib/navigation/path-breadcrumbs.ts'
import type { RoutePath } from '#lib/pages/route.ts'
import { pageNames } from './page-names.ts'

const page = (route: string, title: string, sidebarLabel?: string) => ({
  route: route as RoutePath,
  title,
  sidebarLabel,
})

test('breadcrumbs have the short name of a page if it has one, or else its title', () => {
  const { names, shortNames } = pageNames([
    page('/cicd', 'CI/CD integrations', 'CI/CD'),
    page('/cicd/jenkins', 'Jenkins'),
  ])
  expect([...shortNames]).toEqual([['/cicd', 'CI/CD']])
  expect(pathBreadcrumbs('/cicd/jenkins' as RoutePath, names).map(({ label }) => label)).toEqual(['CI/CD', 'Jenkins'])
})
