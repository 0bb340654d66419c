import { PlateSign } from './PlateSign'
import type { ArtProps } from './ArtProps'

export const EmptyField = (props: ArtProps) => (
  <svg viewBox="0 24 480 180" fill="none" aria-hidden {...props}>
    <path d="M0 196H480" stroke="var(--art-ink,#0e2a22)" strokeWidth="4" />
    <path d="M214 92V196M366 92V196" stroke="var(--art-ink,#0e2a22)" strokeWidth="7" />
    <path d="M202 196h24M354 196h24" stroke="var(--art-ink,#0e2a22)" strokeWidth="9" />
    <path d="M214 120h10M214 144h10M356 120h10M356 144h10" stroke="var(--art-ink,#0e2a22)" strokeWidth="4" />
    <g transform="rotate(-3 290 184)">
      <path d="M222 178h19.71v11h-19.71Z" fill="var(--art-path,#0b7a48)" />
      <path d="M261.43 178h19.71v11h-19.71Z" fill="var(--art-path,#0b7a48)" />
      <path d="M300.86 178h19.71v11h-19.71Z" fill="var(--art-path,#0b7a48)" />
      <path d="M340.29 178h19.71v11h-19.71Z" fill="var(--art-path,#0b7a48)" />
      <path d="M222 178H360V189H222Z" stroke="var(--art-ink,#0e2a22)" strokeWidth="3" />
    </g>
    <path
      d="M0 188C30 184 50 190 74 186S112 176 136 180"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M156 178C170 120 230 40 290 40S400 110 416 176"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 13"
    />
    <PlateSign x={442} y={182} size={1.25} sign="1" />
  </svg>
)
