interface Props {
  id: string
  text: string
  level?: 2 | 3
  /** Whether it has a link to itself. */
  hasAnchor?: boolean
}

/** A heading with an anchor link, like the headings of Markdown pages. */
export function SectionHeading({ id, text, level = 2, hasAnchor = true }: Props) {
  const Tag = level === 2 ? 'h2' : 'h3'
  return (
    <Tag id={id}>
      {text}
      {hasAnchor ? (
        // biome-ignore lint/a11y/useAnchorContent: it is named by its label, and its sign is drawn by the stylesheet
        <a className="anchor" href={`#${id}`} aria-label={`Link to “${text}”`} />
      ) : null}
    </Tag>
  )
}
