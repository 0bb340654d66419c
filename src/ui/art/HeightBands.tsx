import type { ArtProps } from './ArtProps'
import { StandingDog } from './StandingDog'

// The dogs stand on the ground, and a centimetre has the same length for all of them.
const ground = 212
const unitsPerCm = 2.7
const dogs = [
  [20, 0.63],
  [153, 0.743],
  [309, 0.909],
  [497, 1.058],
  [714, 1.229],
] as const

/** How far down its height, and how far right its width, the drawing has a height and a dog: both as shares of it. */
export const bandLine = (centimetres: number) => (ground - centimetres * unitsPerCm) / 218
export const bandDogs = dogs.map(([x, scale]) => (x + 98 * scale) / 970)

/** A dog of each height category, true to scale, before lines at the limits (in centimetres) of the bands. */
export const HeightBands = ({ limits, ...rest }: ArtProps & { limits: readonly number[] }) => (
  <svg viewBox="0 0 970 218" fill="none" aria-hidden {...rest}>
    {limits.map((limit) => (
      <path
        key={limit}
        d={`M0 ${ground - limit * unitsPerCm}H970`}
        stroke="var(--art-ink,#0e2a22)"
        strokeWidth="1.5"
        strokeDasharray="2 6"
      />
    ))}
    {dogs.map(([x, scale]) => (
      <g key={x} transform={`translate(${x} ${ground - 174 * scale}) scale(${scale})`}>
        <StandingDog />
      </g>
    ))}
    <path d={`M0 ${ground}H970`} stroke="var(--art-ink,#0e2a22)" strokeWidth="4" />
  </svg>
)
