import type { ArtProps } from './ArtProps'
import { PlateSign } from './PlateSign'

export const Weave = (props: ArtProps) => (
  <svg viewBox="0 0 480 240" fill="none" aria-hidden {...props}>
    <path d="M20 184H460" stroke="var(--art-ink,#0e2a22)" strokeWidth="7" />
    <path
      d="M41 42Q41 36 46 36Q51 36 51 42V184H41Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M41 62h10v26h-10ZM41 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M97 42Q97 36 102 36Q107 36 107 42V184H97Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M97 62h10v26h-10ZM97 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M153 42Q153 36 158 36Q163 36 163 42V184H153Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M153 62h10v26h-10ZM153 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M209 42Q209 36 214 36Q219 36 219 42V184H209Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M209 62h10v26h-10ZM209 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M265 42Q265 36 270 36Q275 36 275 42V184H265Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M265 62h10v26h-10ZM265 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M321 42Q321 36 326 36Q331 36 331 42V184H321Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M321 62h10v26h-10ZM321 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M377 42Q377 36 382 36Q387 36 387 42V184H377Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M377 62h10v26h-10ZM377 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M433 42Q433 36 438 36Q443 36 443 42V184H433Z"
      fill="var(--art-paper,#f5f8f2)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M433 62h10v26h-10ZM433 114h10v26h-10Z"
      fill="var(--art-path,#0b7a48)"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="3"
    />
    <path
      d="M0 196C12.3 197.3 52.3 210.3 74 204C95.7 197.7 111.3 158 130 158C148.7 158 167.3 204 186 204C204.7 204 223.3 158 242 158C260.7 158 279.3 204 298 204C316.7 204 335.3 158 354 158C372.7 158 389 201 410 204C431 207 468.3 180.7 480 176"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <PlateSign x={30} y={222} size={1.1} sign="8" />
  </svg>
)
