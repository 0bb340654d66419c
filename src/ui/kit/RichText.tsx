import { chakra } from '@chakra-ui/react'
import { Info } from 'lucide-react'
import { Fragment, memo } from 'react'
import { Link } from 'react-router'
import { type Block, type Inline, plainText, type RichText as Tree, type TextRun } from '#contract/info/richText'
import { SectionHeading } from './SectionHeading'
import { Table } from './Table'
import { TextLink } from './TextLink'

const Marked = ({ text, strong, emphasis }: TextRun) => {
  const content = emphasis ? <em>{text}</em> : text
  return strong ? <strong>{content}</strong> : content
}

const AllMarked = ({ list }: { list: readonly TextRun[] }) =>
  list.map((content, index) => <Marked key={index} {...content} />)

/** Words with their marks and links; a path of this site is followed without loading the page again. */
const Inlines = ({ list }: { list: readonly Inline[] }) =>
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

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: 0,
    overflowWrap: 'break-word',
    '& em': { fontStyle: 'normal', fontWeight: 'semibold' },
    '& strong': { fontWeight: 'bold' },
    '& [id]': { scrollMarginTop: '24px' },
  },
})
const Paragraph = chakra('p', { base: { maxWidth: 'text', textWrap: 'pretty' } })
const Heading = chakra('div', { base: { '* + &': { marginTop: '5' } } })
const Small = chakra('h3', { base: { textStyle: 'h3', marginTop: '3' } })
const List = chakra('ul', {
  base: {
    maxWidth: 'text',
    paddingInlineStart: '24px',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'square',
    '& li::marker': { color: 'path' },
  },
  variants: { ordered: { true: { listStyle: 'decimal', '& li::marker': { color: 'fg', fontWeight: 'bold' } } } },
})
const Note = chakra('blockquote', {
  base: {
    display: 'flex',
    gap: '3',
    bg: 'info.bg',
    color: 'info.fg',
    padding: '16px 20px',
    maxWidth: 'calc(68ch + 40px)',
    '& svg': { flexShrink: 0, marginTop: '2px', strokeLinecap: 'square', strokeLinejoin: 'miter' },
  },
})

const tableOf = ({ head, rows }: Extract<Block, { kind: 'table' }>) => ({
  head: head.map((cell) => ({ label: plainText(cell) })),
  rows: rows.map((cells, row) => ({
    id: `${row}`,
    cells: cells.map((cell, column) => <Inlines key={column} list={cell} />),
  })),
})

const One = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <Heading>
          <SectionHeading id={block.id} heading={<Inlines list={block.text} />} />
        </Heading>
      ) : (
        <Small id={block.id}>
          <Inlines list={block.text} />
        </Small>
      )
    case 'paragraph':
      return (
        <Paragraph>
          <Inlines list={block.text} />
        </Paragraph>
      )
    case 'list':
      return (
        <List as={block.ordered ? 'ol' : 'ul'} role="list" ordered={block.ordered}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines list={item} />
            </li>
          ))}
        </List>
      )
    case 'table':
      return <Table {...tableOf(block)} />
    case 'quote':
      return (
        <Note>
          <Info size={20} aria-hidden />
          <div>
            {block.paragraphs.map((paragraph, index) => (
              <p key={index}>
                <Inlines list={paragraph} />
              </p>
            ))}
          </div>
        </Note>
      )
  }
}

/** A text of the organisation: headings with the bar, 68 characters a line, tables that become lists on phones. */
export const RichText = memo(({ blocks }: { blocks: Tree }) => (
  <Root>
    {blocks.map((block, index) => (
      <One key={index} block={block} />
    ))}
  </Root>
))
RichText.displayName = 'RichText'
