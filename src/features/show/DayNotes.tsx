import { chakra } from '@chakra-ui/react'
import { Ban, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Dog } from '#contract/dog/dog'
import type { Reason } from '#contract/entry/reason'
import { useReasons } from '../../i18n/useReasons'
import { dayReasons, type Entering } from './entering'

const Root = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '1',
    paddingBlock: '3',
    '& li': { display: 'flex', gap: '2' },
    '& svg': { flexShrink: 0, marginTop: '2px' },
  },
})

const Warned = chakra('li', { base: { color: 'warning.fg', fontWeight: 'semibold' } })

/** What keeps these dogs out of a whole day, or should be known before they are entered: said once, not once for each class. */
export const DayNotes = memo(({ entering, dogs, day }: { entering: Entering; dogs: readonly Dog[]; day: string }) => {
  const wordReason = useReasons()
  const { timeZone } = entering.show
  const said = (reasonsOf: (dog: Dog) => readonly Reason[]) =>
    new Set(dogs.flatMap((dog) => reasonsOf(dog).map((reason) => wordReason(reason, dog.name, timeZone))))
  const barred = said((dog) => dayReasons(entering, day, dog))
  const warned = said(entering.warningsOf)
  if (barred.size + warned.size === 0) return null
  return (
    <Root role="list">
      {[...barred].map((sentence) => (
        <li key={sentence}>
          <Ban aria-hidden size={20} />
          {sentence}
        </li>
      ))}
      {[...warned].map((sentence) => (
        <Warned key={sentence}>
          <TriangleAlert aria-hidden size={20} />
          {sentence}
        </Warned>
      ))}
    </Root>
  )
})
DayNotes.displayName = 'DayNotes'
