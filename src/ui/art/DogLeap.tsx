import type { ArtProps } from './ArtProps'
import { LeapingDog } from './LeapingDog'

export const DogLeap = (props: ArtProps) => (
  <svg viewBox="20 30 420 240" fill="none" aria-hidden {...props}>
    <LeapingDog />
  </svg>
)
