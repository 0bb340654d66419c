import type { ArtProps } from './ArtProps'
import { PlateSign } from './PlateSign'

export const AFrame = (props: ArtProps) => (
  <svg viewBox="0 0 480 280" fill="none" aria-hidden {...props}>
    <path d="M0 250H480" stroke="var(--art-ink,#0e2a22)" strokeWidth="4" />
    <path d="M150 160H330" stroke="var(--art-ink,#0e2a22)" strokeWidth="3" strokeDasharray="8 6" />
    <path
      d="M50 244L232 52L248 62L72 250H50Z"
      fill="var(--art-turf,#17693f)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="4"
    />
    <path
      d="M430 244L248 52L232 62L408 250H430Z"
      fill="var(--art-turf,#17693f)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="4"
    />
    <path
      d="M50 244L122 168L138 178L72 250H50Z"
      fill="var(--art-mark,#ffc61a)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="4"
    />
    <path
      d="M430 244L358 168L342 178L408 250H430Z"
      fill="var(--art-mark,#ffc61a)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="4"
    />
    <path
      d="M4 236C40 236 40 222 64 198L212 40Q240 14 268 40L416 198C440 222 440 236 476 236"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="1 13"
    />
    <PlateSign x={240} y={226} size={1.3} sign="5" />
  </svg>
)
