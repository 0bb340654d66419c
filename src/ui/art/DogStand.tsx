import type { ArtProps } from './ArtProps'
import { StandingDog } from './StandingDog'

export const DogStand = (props: ArtProps) => (
  <svg viewBox="0 -4 200 184" fill="none" aria-hidden {...props}>
    <StandingDog />
  </svg>
)
