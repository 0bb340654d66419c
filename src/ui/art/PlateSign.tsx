import { chakra } from '@chakra-ui/react'

// Styles, not attributes: the reset (`font: inherit` on everything) beats attributes.
const Sign = chakra('text', {
  base: { fill: 'mark.fg', fontFamily: 'numeral', fontWeight: '700', fontSize: '17px', textAnchor: 'middle' },
})

export type PlateSignProps = { x: number; y: number; size: number; sign: string }

export const PlateSign = ({ x, y, size, sign }: PlateSignProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M-8-11H8Q9.5-11 9.7-9.5L12 9.5Q12.2 11 10.7 11H-10.7Q-12.2 11-12 9.5L-9.7-9.5Q-9.5-11-8-11Z"
      fill="var(--art-mark,#ffc61a)"
    />
    <Sign y="6.2">{sign}</Sign>
  </g>
)
