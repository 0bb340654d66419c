import { chakra } from '@chakra-ui/react'
import { useMemo, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PageText } from '#contract/info/contentPage'
import { useFormats } from '../../i18n/useFormats'
import { MainHeading } from '../../ui/kit/MainHeading'
import { RichText } from '../../ui/kit/RichText'
import { Contents } from './Contents'
import { messages } from './messages'
import { wideContainer } from './wideContainer'
import { sectionsOf } from './sections'

/** A page with fewer sections is seen at a glance. */
const longFrom = 6

const Container = chakra('div', { base: { containerType: 'inline-size' } })
const Root = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '18px', md: '36px' },
    paddingBlock: { base: '5', md: '7' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '6',
    [wideContainer]: { columnGap: '64px', gridTemplateRows: 'auto 1fr' },
  },
  variants: {
    shape: {
      long: {
        [wideContainer]: {
          gridTemplateColumns: '230px minmax(0, 1fr)',
          gridTemplateAreas: '"contents head" "contents body"',
        },
      },
      artwork: {
        [wideContainer]: {
          gridTemplateColumns: 'minmax(0, 720px) minmax(0, 1fr)',
          gridTemplateAreas: '"head art" "body art"',
        },
      },
      short: { [wideContainer]: { gridTemplateColumns: 'minmax(0, 800px)', gridTemplateAreas: '"head" "body"' } },
    },
  },
})
const Head = chakra('div', {
  base: {
    [wideContainer]: { gridArea: 'head' },
    '& .lead': { textStyle: 'lead', color: 'fg.muted', maxWidth: '60ch', marginTop: '3', textWrap: 'pretty' },
    '& .date': { textStyle: 'small', color: 'fg.muted', marginTop: '3' },
  },
})
const Aside = chakra('div', { base: { [wideContainer]: { gridArea: 'contents' } } })
const Body = chakra('div', {
  base: {
    [wideContainer]: { gridArea: 'body' },
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '6', md: '7' },
    minWidth: 0,
  },
})
const Art = chakra('div', {
  base: {
    [wideContainer]: { gridArea: 'art', paddingTop: '5' },
    maxWidth: '360px',
    '& svg': { width: 'full', height: 'auto', overflow: 'visible' },
  },
})
const Section = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 } })

interface Props {
  text: PageText
  /** What the browser's tab says where another page has the same title. */
  tab?: string
  /** What code adds below the words of a section, by the section's id. */
  beside?: Record<string, ReactNode>
  /** A drawing beside the words of a short page, where there is room. */
  art?: ReactNode
  /** What comes before the text. */
  before?: ReactNode
  children?: ReactNode
}

/** A page of the organisation: heading, lead, contents where it is long, and its sections. */
export const InfoPage = ({ text, tab, beside = {}, art, before, children }: Props) => {
  const { longDay } = useFormats()
  const { opening, sections } = useMemo(() => sectionsOf(text.body), [text.body])
  const long = sections.length >= longFrom
  const shape = long ? 'long' : art ? 'artwork' : 'short'
  return (
    <Container>
      <Root shape={shape}>
        <Head>
          <MainHeading tab={tab}>{text.title}</MainHeading>
          <p className="lead">{text.lead}</p>
          {text.inForceFrom && (
            <p className="date">
              <FormattedMessage {...messages.inForce} values={{ date: longDay(text.inForceFrom) }} />
            </p>
          )}
        </Head>
        {long && (
          <Aside>
            <Contents sections={sections} />
          </Aside>
        )}
        <Body>
          {before}
          {opening.length > 0 && <RichText blocks={opening} />}
          {sections.map(({ id, blocks, parts }) => (
            <Section key={id} aria-labelledby={id}>
              <RichText blocks={blocks} />
              {beside[id]}
              {parts.length > 0 && <RichText blocks={parts} />}
            </Section>
          ))}
          {children}
        </Body>
        {art && <Art>{art}</Art>}
      </Root>
    </Container>
  )
}
