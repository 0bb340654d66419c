import { chakra } from '@chakra-ui/react'
import { Plate } from '../../ui/kit/Plate'
import type { Run } from './entering'

const Root = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '-2px', top: '-15px', display: 'flex', gap: '2px' },
})

/** The runs of a class by their numbers of the day: yellow what is chosen, dark what is entered. */
export const RunPlates = ({ runs, classId }: { runs: readonly Run[]; classId: string }) => (
  <Root aria-hidden>
    {runs.map(
      ({ key, cls, entered }, index) =>
        cls.id === classId && (
          <Plate key={key} size="s" tone={entered ? 'ink' : 'mark'}>
            {index + 1}
          </Plate>
        ),
    )}
  </Root>
)
