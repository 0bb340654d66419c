import { Breadcrumb, defineSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TextLink } from './TextLink'

const recipe = defineSlotRecipe({
  slots: ['list', 'item', 'link'],
  base: {
    list: { listStyle: 'none', display: 'flex', flexWrap: 'wrap', textStyle: 'small' },
    item: {
      overflowWrap: 'anywhere',
      // Chakra's separator is an item of the list: a reader would count it.
      '&:not(:first-of-type)::before': { content: '"/" / ""', marginInline: '2', color: 'fg.muted' },
      // On phones the step above is enough; the menu has the sections.
      smDown: {
        '&:not(:last-of-type)': { display: 'none' },
        '&:last-of-type::before': { content: '"←" / ""', marginInline: '0 8px' },
      },
    },
    link: { minWidth: 'touch' },
  },
})

interface Props {
  label: string
  /** From the outermost to the screen above this one. */
  steps: readonly { to: string; text: ReactNode }[]
}

/** Where a screen is, and the way back. */
export const Breadcrumbs = ({ label, steps }: Props) => (
  <Breadcrumb.Root recipe={recipe} aria-label={label}>
    <Breadcrumb.List>
      {steps.map(({ to, text }) => (
        <Breadcrumb.Item key={to}>
          <Breadcrumb.Link asChild>
            <TextLink asChild alone>
              <Link to={to}>
                <bdi>{text}</bdi>
              </Link>
            </TextLink>
          </Breadcrumb.Link>
        </Breadcrumb.Item>
      ))}
    </Breadcrumb.List>
  </Breadcrumb.Root>
)
