import { chakra } from '@chakra-ui/react'
import { Ban } from 'lucide-react'
import type { Dog } from '#contract/dog'
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

/** What keeps these dogs out of a whole day: said once, not once for each class. */
export const DayNotes = ({ entering, dogs, day }: { entering: Entering; dogs: readonly Dog[]; day: string }) => {
  const wordReason = useReasons()
  const { timeZone } = entering.show
  const sentences = dogs.flatMap((dog) =>
    dayReasons(entering, day, dog).map((reason) => wordReason(reason, dog.name, timeZone)),
  )
  if (sentences.length === 0) return null
  return (
    <Root role="list">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>
          <Ban aria-hidden size={20} />
          {sentence}
        </li>
      ))}
    </Root>
  )
}
