import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/kit/IconButton'

const Root = chakra('div', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontWeight: 'semibold',
    '& > p': { minWidth: '8.5rem', textAlign: 'center' },
  },
})

interface Step {
  label: string
  /** There is nothing there. */
  disabled: boolean
  onClick: () => void
}

interface Props {
  label: string
  shown: string
  before: Step
  after: Step
}

/** Leads from one month or year to the next. */
export const PeriodChoice = ({ label, shown, before, after }: Props) => (
  <Root role="group" aria-label={label}>
    <IconButton icon={<ChevronLeft aria-hidden />} {...before} />
    <p aria-live="polite">{shown}</p>
    <IconButton icon={<ChevronRight aria-hidden />} {...after} />
  </Root>
)
