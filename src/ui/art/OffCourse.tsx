import { LeapingDog } from './LeapingDog'
import { PlateSign } from './PlateSign'
import { JumpSign } from './JumpSign'
import type { ArtProps } from './ArtProps'

export const OffCourse = (props: ArtProps) => (
  <svg viewBox="0 0 640 360" fill="none" aria-hidden {...props}>
    <path
      d="M-1300 470C-1000 445 -640 406.3 -460 380C-403.3 371.7 -208.3 348.3 -120 330C-31.7 311.7 18.3 293.3 70 270C121.7 246.7 156.7 216.7 190 190C223.3 163.3 243.3 120 270 110C296.7 100 338.3 113.3 350 130C361.7 146.7 353.3 197.5 340 210C326.7 222.5 276.7 220 270 205C263.3 190 278.3 140.2 300 120C321.7 99.8 369.2 85.5 400 84C430.8 82.5 470.8 106.5 485 111"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <JumpSign x={70} y={270} turn={-24.3} half={26} />
    <JumpSign x={190} y={190} turn={-38.7} half={26} />
    <PlateSign x={88.9} y={311.9} size={1} sign="1" />
    <PlateSign x={218.7} y={225.9} size={1} sign="2" />
    <JumpSign x={470} y={230} turn={24} half={30} />
    <PlateSign x={452} y={288} size={1} sign="3" />
    <path
      d="M250 178C330 168 420 190 520 262C560 290 600 300 650 300"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="2.5"
      strokeDasharray="2 9"
      strokeLinecap="round"
    />
    <g transform="translate(448 28) rotate(-8) scale(.38)">
      <LeapingDog />
    </g>
  </svg>
)
