import { type ContentProblems, ContentProblemsView } from '#components/layout/content-problems.tsx'
import problems from '../.contentlayer/generated/problems.json'

/** Errors of the content in a development server, which renders again when they change; nothing in an export. */
export function DevelopmentProblems() {
  return <ContentProblemsView {...(problems as ContentProblems)} />
}
