import { LeapingDog } from './LeapingDog'
import { PathLine } from '../kit/PathLine'
import { PlateSign } from './PlateSign'
import { JumpSign } from './JumpSign'
import type { ArtProps } from './ArtProps'

export const HeroCourse = (props: ArtProps) => (
  <svg viewBox="0 0 900 580" fill="none" aria-hidden {...props}>
    <path
      d="M772 416C792.8 400.7 814 371 815 350C816 329 796.2 302.3 778 290C759.8 277.7 737.3 272.3 706 276"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="30"
      fill="none"
    />
    <path
      d="M772 416C792.8 400.7 814 371 815 350C816 329 796.2 302.3 778 290C759.8 277.7 737.3 272.3 706 276"
      stroke="var(--art-turf,#1c7a46)"
      strokeWidth="24"
      fill="none"
    />
    <path
      d="M772 416C792.8 400.7 814 371 815 350C816 329 796.2 302.3 778 290C759.8 277.7 737.3 272.3 706 276"
      stroke="var(--art-ink,#0e2a22)"
      strokeWidth="24"
      strokeDasharray="1.8 9"
      fill="none"
    />
    <PathLine
      onTurf
      animated
      pathLength={1}
      d="M-900 600C-820 592 -540 563.7 -420 552C-300 540.3 -250 535.3 -180 530C-110 524.7 -51.7 524.2 0 520C51.7 515.8 94.1 505.5 130 505C165.9 504.5 197.5 515.4 215.6 517.2C233.8 519.1 231.7 518.1 238.9 516.1C246.1 514.2 252 506.2 258.8 505.6C265.5 505 273 513.5 279.4 512.6C285.8 511.6 290.6 500.8 297 499.8C303.3 498.8 311.2 507.7 317.6 506.8C323.9 505.8 328.8 494.9 335.2 494C341.5 493 349.4 501.9 355.8 500.9C362.1 500 367 489.1 373.3 488.1C379.7 487.2 387.6 496.1 393.9 495.1C400.3 494.2 405.2 483.3 411.5 482.3C417.9 481.4 425.8 490.3 432.1 489.3C438.5 488.3 442.8 478.1 449.7 476.5C456.6 475 466.2 480.2 473.7 479.9C481.1 479.6 480 481.4 494.4 474.8C508.8 468.1 527.4 445.5 560 440C592.6 434.5 654.7 446 690 442C725.3 438 751.2 431.3 772 416C792.8 400.7 814 371 815 350C816 329 796.2 302.3 778 290C759.8 277.7 737.3 272.3 706 276C674.7 279.7 629.3 300.5 590 312C550.7 323.5 504.2 349.5 470 345C435.8 340.5 398.3 308.3 385 285C371.7 261.7 375.8 224.5 390 205C404.2 185.5 444.2 169.8 470 168C495.8 166.2 532.5 189.7 545 194"
    />
    <JumpSign x={130} y={505} turn={-0.7} half={26} />
    <circle cx="250" cy="512" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="269.1" cy="509.1" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="288.2" cy="506.2" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="307.3" cy="503.3" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="326.4" cy="500.4" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="345.5" cy="497.5" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="364.5" cy="494.5" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="383.6" cy="491.6" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="402.7" cy="488.7" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="421.8" cy="485.8" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="440.9" cy="482.9" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <circle cx="460" cy="480" r="3.6" fill="var(--art-ink,#0e2a22)" />
    <JumpSign x={560} y={440} turn={-9.5} half={26} />
    <JumpSign x={590} y={312} turn={163.7} half={26} />
    <JumpSign x={385} y={285} turn={-119.7} half={26} />
    <PlateSign x={129.4} y={459} size={1} sign="1" />
    <PlateSign x={242} y={544} size={1} sign="2" />
    <PlateSign x={567.6} y={485.4} size={1} sign="3" />
    <PlateSign x={826} y={430} size={1} sign="4" />
    <PlateSign x={577.1} y={267.8} size={1} sign="5" />
    <PlateSign x={345.1} y={307.8} size={1} sign="6" />
    <g transform="translate(486 34) rotate(-10) scale(.74)">
      <g transform="">
        <LeapingDog />
      </g>
    </g>
    <path
      d="M806 158C850 190 880 250 930 300"
      stroke="var(--art-path,#0b7a48)"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="1 14"
    />
  </svg>
)
