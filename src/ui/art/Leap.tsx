import { LeapingDog } from './LeapingDog'
import type { ArtProps } from './ArtProps'

export const Leap = (props: ArtProps) => (
  <svg viewBox="0 0 480 360" fill="none" aria-hidden {...props}>
    <path d="M4 331C46 330 58 296 76 262" stroke="var(--art-path,#0b7a48)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M432 150C452 192 456 260 474 318"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="1 13"
    />
    <path d="M0 340H480" stroke="var(--art-ink,#0e2a22)" strokeWidth="4" />
    <path d="M168 236V340M344 236V340" stroke="var(--art-ink,#0e2a22)" strokeWidth="7" />
    <path d="M156 340h24M332 340h24" stroke="var(--art-ink,#0e2a22)" strokeWidth="9" />
    <path
      d="M168 250L136 262V340H168M344 250L376 262V340H344"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="4"
      fill="var(--art-paper,#f5f8f2)"
    />
    <path d="M147 272V330M157 268V330M365 272V330M355 268V330" stroke="var(--art-ink,#0e2a22)" strokeWidth="3" />
    <path d="M168 258H344V269H168Z" fill="var(--art-paper,#f5f8f2)" />
    <path d="M168 258h19.56v11h-19.56Z" fill="var(--art-path,#0b7a48)" />
    <path d="M207.11 258h19.56v11h-19.56Z" fill="var(--art-path,#0b7a48)" />
    <path d="M246.22 258h19.56v11h-19.56Z" fill="var(--art-path,#0b7a48)" />
    <path d="M285.33 258h19.56v11h-19.56Z" fill="var(--art-path,#0b7a48)" />
    <path d="M324.44 258h19.56v11h-19.56Z" fill="var(--art-path,#0b7a48)" />
    <path d="M168 258H344V269H168Z" stroke="var(--art-ink,#0e2a22)" strokeWidth="3" />
    <path d="M168 300H344" stroke="var(--art-ink,#0e2a22)" strokeWidth="5" />
    <g transform="translate(6 -2) rotate(-9 240 150)">
      <LeapingDog />
    </g>
  </svg>
)
