export type JumpSignProps = { x: number; y: number; turn: number; half: number }

/** A jump as course plans draw it: seen from above. */
export const JumpSign = ({ x, y, turn, half }: JumpSignProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke="var(--art-ink,#0e2a22)">
    <path d={`M0-${half}V${half}`} strokeWidth="4" />
    <path d={`M-6-${half}H6M-6 ${half}H6`} strokeWidth="5" />
  </g>
)
