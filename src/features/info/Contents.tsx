import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { Plate } from '../../ui/kit/Plate'
import { messages } from './messages'
import { wideContainer } from './wideContainer'
import type { PageSection } from './sections'
import { useCurrentSection } from './useCurrentSection'

const Nav = chakra('nav', {
  base: {
    '& p': { textStyle: 'label', marginBottom: '2' },
    [wideContainer]: { position: 'sticky', top: '24px', maxHeight: 'calc(100dvh - 48px)', overflowY: 'auto' },
  },
})
const List = chakra(
  'ol',
  {
    base: {
      listStyle: 'none',
      display: 'grid',
      columnGap: '5',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      [wideContainer]: { display: 'block' },
    },
  },
  { defaultProps: { role: 'list' } },
)
const Way = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '44px',
    paddingBlock: '2px',
    fontWeight: 'semibold',
    lineHeight: '20px',
    [wideContainer]: { minHeight: '40px' },
    '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    '&[aria-current]': { fontWeight: 'bold' },
  },
})

/** The contents of a long page, in its order; the section being read has the yellow plate. */
export const Contents = ({ sections }: { sections: readonly PageSection[] }) => {
  const label = useId()
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <Nav aria-labelledby={label}>
      <p id={label}>
        <FormattedMessage {...messages.contents} />
      </p>
      <List>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Way to={{ hash: id }} aria-current={id === current ? 'location' : undefined}>
              <span aria-hidden>
                <Plate size="s" tone={id === current ? 'mark' : 'off'}>
                  {index + 1}
                </Plate>
              </span>
              {title}
            </Way>
          </li>
        ))}
      </List>
    </Nav>
  )
}
