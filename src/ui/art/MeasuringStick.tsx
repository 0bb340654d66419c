import { chakra } from '@chakra-ui/react'
import { Numeral } from '../kit/Numeral'
import { DogStand } from './DogStand'

// Where the withers are in the drawing, as shares of its height and width.
const withers = 120 / 184
const highest = 700

const Root = chakra('div', {
  base: {
    position: 'relative',
    // So wide that a large dog leaves the figures of the stick free.
    width: { base: '300px', md: '360px' },
    maxWidth: 'full',
    height: { base: '240px', md: '300px' },
    borderBottom: '3px solid',
    borderColor: 'border.strong',
    containerType: 'size',
    '& > svg': { position: 'absolute', bottom: '-2px', insetInlineEnd: '0', overflow: 'visible' },
  },
  variants: { unknown: { true: { '--art-ink': '{colors.border.control}', '--art-far': '{colors.border}' } } },
})
const Stick = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '40px',
    bottom: '0',
    borderInlineStart: '4px solid',
    borderColor: 'border.strong',
  },
})
const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '42px',
    insetInlineEnd: '0',
    borderTop: '2px dotted',
    borderColor: 'border.control',
    '& > span': { position: 'absolute', insetInlineEnd: 'calc(100% + 10px)', top: '-9px' },
  },
})
const Bar = chakra('div', {
  base: { position: 'absolute', insetInlineStart: '40px', width: '56%', height: '6px', bg: 'mark' },
})
const Height = chakra('div', { base: { position: 'absolute', insetInlineStart: '50px' } })

interface Props {
  /** Of the dog; null where it is not measured. */
  millimetres: number | null
  /** The height as it is written, in centimetres. */
  height: string
  /** Where one category ends and the next begins, in whole centimetres. */
  limits: readonly number[]
  /** What the drawing says. */
  label: string
}

/** A dog beside a measuring stick, true to the scale of its limits. */
export const MeasuringStick = ({ millimetres, height, limits, label }: Props) => {
  const shown = Math.min(highest, millimetres ?? 420)
  // The head rises above the withers: the whole drawing has to fit.
  const perMillimetre = 100 / Math.max(620, shown / withers)
  const at = (mm: number) => `${mm * perMillimetre}cqh`
  return (
    <Root role="img" aria-label={label} unknown={millimetres === null}>
      {limits.map((limit) => (
        <Line key={limit} style={{ bottom: at(limit * 10) }}>
          <Numeral size="s">{limit}</Numeral>
        </Line>
      ))}
      <DogStand height={at(shown / withers)} style={{ height: at(shown / withers) }} />
      <Stick style={{ height: at(shown + 30) }} />
      {millimetres !== null && (
        <>
          <Bar style={{ bottom: at(shown) }} />
          <Height style={{ bottom: `calc(${at(shown)} + 10px)` }}>
            <Numeral size="l">{height}</Numeral>
          </Height>
        </>
      )}
    </Root>
  )
}
