import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

// Workflows run code of others with rights on the repository. What a reviewer would ask of them is asked here.
const folder = join(import.meta.dirname, '../../.github/workflows')

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Job {
  permissions?: Record<string, string>
  'timeout-minutes'?: number
  needs?: string | string[]
  steps: Step[]
}

interface Workflow {
  on: Record<string, unknown>
  permissions?: unknown
  concurrency?: { group: string; 'cancel-in-progress': boolean }
  jobs: Record<string, Job>
}

const files = readdirSync(folder).filter((file) => /\.ya?ml$/.test(file))
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const workflowOf = (file: string) => parse(textOf(file)) as Workflow
const pinned = /uses: (?<action>[\w.-]+\/[\w./-]+)@(?<commit>[0-9a-f]{40}) # (?<version>v\d+\.\d+\.\d+)$/

/** Everything that a job may do besides running. */
const allowedPermissions = ['contents: read', 'actions: read']

describe.each(files)('%s', (file) => {
  const text = textOf(file)
  const workflow = workflowOf(file)
  const jobs = Object.entries(workflow.jobs)
  const steps = jobs.flatMap(([, job]) => job.steps)

  test('names actions by commit, and says which version that is', () => {
    const uses = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line))
    expect(uses.length).toBe(steps.filter((step) => step.uses !== undefined).length)
    expect(uses.filter((line) => !pinned.test(line))).toEqual([])
  })

  test('has no permission that it does not need', () => {
    expect(workflow.permissions).toEqual({})
    const granted = jobs.flatMap(([name, { permissions }]) =>
      Object.entries(permissions ?? { none: `${name} says none` }).map(([what, access]) => `${what}: ${access}`),
    )
    expect(granted.filter((one) => !allowedPermissions.includes(one))).toEqual([])
  })

  test('ends by itself, and knows what to do with another run', () => {
    for (const [name, job] of jobs) {
      expect(job['timeout-minutes'], name).toBeGreaterThan(0)
      expect(job['timeout-minutes'], name).toBeLessThanOrEqual(30)
    }
    expect(workflow.concurrency?.group).toBeTruthy()
  })

  test('puts no value into a script: texts of strangers come by the environment', () => {
    expect(steps.filter(({ run }) => run?.includes('${{')).map(({ run }) => run)).toEqual([])
  })

  test('leaves no token behind in a clone', () => {
    const clones = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(clones.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([])
  })

  test('gives nothing secret to the code of a pull request', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target')
    if ('pull_request' in workflow.on) expect(text).not.toMatch(/\bsecrets\b|github\.token|GITHUB_TOKEN/)
    if (!('workflow_run' in workflow.on)) return
    const refs = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')).map((step) => step.with?.ref)
    expect(refs).toEqual(['${{ github.event.repository.default_branch }}'])
  })
})

test('an action has one version everywhere', () => {
  const commits = new Map<string, Set<string>>()
  for (const match of files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((line) => pinned.exec(line)),
  )) {
    const { action = '', commit = '', version = '' } = match?.groups ?? {}
    if (action !== '') commits.set(action, (commits.get(action) ?? new Set()).add(`${commit} ${version}`))
  }
  expect(commits.size).toBeGreaterThan(2)
  for (const [action, all] of commits) expect([...all], action).toHaveLength(1)
})

test('a release is tested and built, then deployed, then found; one at a time, and never ended halfway', () => {
  const { jobs, concurrency } = workflowOf('release.yml')
  expect(jobs.deploy?.needs).toEqual(['test', 'build'])
  expect(jobs['search-index']?.needs).toBe('deploy')
  expect(concurrency).toEqual({ group: 'release', 'cancel-in-progress': false })
})
