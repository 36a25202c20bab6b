import { type ContentProblems, ContentProblemsView } from '#components/layout/content-problems.tsx'
import problems from '../.contentlayer/generated/problems.json'

/** Content errors in a development server, which re-renders when they change; renders nothing in an export. */
export function DevelopmentProblems() {
  return <ContentProblemsView {...(problems as ContentProblems)} />
}
