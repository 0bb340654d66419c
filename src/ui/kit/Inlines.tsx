import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Inline, Words } from '../../../contract/richText'
import { TextLink } from './TextLink'

const Marked = ({ text, strong, emphasis }: Words) => {
  const words = emphasis ? <em>{text}</em> : text
  return strong ? <strong>{words}</strong> : words
}

const AllMarked = ({ list }: { list: readonly Words[] }) =>
  list.map((words, index) => <Marked key={index} {...words} />)

/** Words with their marks and links; a path of this site is followed without loading the page anew. */
export const Inlines = ({ list }: { list: readonly Inline[] }) =>
  list.map((inline, index) => {
    if (inline.kind === 'text') return <Marked key={index} {...inline} />
    const words = <AllMarked list={inline.words} />
    return (
      <Fragment key={index}>
        {inline.href.startsWith('/') ? (
          <TextLink asChild>
            <Link to={inline.href}>{words}</Link>
          </TextLink>
        ) : (
          <TextLink href={inline.href}>{words}</TextLink>
        )}
      </Fragment>
    )
  })
