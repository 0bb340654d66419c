import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Inline, TextRun } from '#contract/info/richText'
import { TextLink } from './TextLink'

const Marked = ({ text, strong, emphasis }: TextRun) => {
  const content = emphasis ? <em>{text}</em> : text
  return strong ? <strong>{content}</strong> : content
}

const AllMarked = ({ list }: { list: readonly TextRun[] }) =>
  list.map((content, index) => <Marked key={index} {...content} />)

/** Words with their marks and links; a path of this site is followed without loading the page again. */
export const Inlines = ({ list }: { list: readonly Inline[] }) =>
  list.map((inline, index) => {
    if (inline.kind === 'text') return <Marked key={index} {...inline} />
    const content = <AllMarked list={inline.words} />
    return (
      <Fragment key={index}>
        {inline.href.startsWith('/') ? (
          <TextLink asChild>
            <Link to={inline.href}>{content}</Link>
          </TextLink>
        ) : (
          <TextLink href={inline.href}>{content}</TextLink>
        )}
      </Fragment>
    )
  })
