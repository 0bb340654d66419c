import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { MainHeading } from './MainHeading'

/** Where a screen's content begins and ends; the placeholder of a screen is there too. */
export const PageRoot = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '18px', md: '36px' },
    paddingBlock: { base: '5', md: '7' },
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '5', md: '6' },
  },
  variants: {
    width: {
      // The lines of a text, and the title where wide screens have theirs.
      column: { '& > * + *': { maxWidth: 'text' } },
      page: {},
    },
  },
})
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'start', md: 'end' },
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: { base: '5', md: '4' },
  },
})
// On phones a button is higher than the title beside it: level with it, it pushes the title no further down.
const Aside = chakra('div', { base: { minWidth: 0, marginBlockStart: { base: '-6px', md: '0' } } })
const Before = chakra('div', {
  base: {
    marginBottom: { base: '0', md: '2' },
    // The way back, alone in its line: as large as a finger needs, or a mouse.
    '@media screen': {
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: { base: 'touch', md: '24px' },
        minWidth: { base: 'touch', md: '24px' },
      },
    },
  },
})
const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'fg.muted', maxWidth: 'text', mt: '2', overflowWrap: 'anywhere' },
})

export type PageProps = {
  title: ReactNode
  /** What the browser's tab says where another screen has the same title. */
  tab?: string
  /** Shown above the title: a date, say. */
  before?: ReactNode
  lead?: ReactNode
  /** Shown right of the title, under it on phones. */
  aside?: ReactNode
  width?: 'page' | 'column'
  children?: ReactNode
}

export const Page = ({ title, tab, before, lead, aside, width = 'page', children }: PageProps) => (
  <PageRoot width={width}>
    <Head>
      <div>
        {before ? <Before>{before}</Before> : null}
        <MainHeading tab={tab}>{title}</MainHeading>
        {lead ? <Lead>{lead}</Lead> : null}
      </div>
      {aside ? <Aside>{aside}</Aside> : null}
    </Head>
    {children}
  </PageRoot>
)
