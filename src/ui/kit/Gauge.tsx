import type { HeightCategory } from '#contract/dog/height'

const bars: Record<HeightCategory | 'any', readonly number[]> = {
  not_measured: [13],
  extra_small: [17],
  small: [13.5],
  medium: [10],
  intermediate: [6.5],
  large: [3],
  any: [5, 10, 15],
}

export type GaugeProps = { height: HeightCategory | 'any' }

/** Two uprights and a bar at one of five heights; dashed: not measured, three dashed bars: any height. */
export const Gauge = ({ height }: GaugeProps) => {
  const loose = height === 'not_measured' || height === 'any'
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden>
      <path d="M4 1V19M16 1V19" strokeWidth="2" strokeDasharray={height === 'not_measured' ? '2 2' : undefined} />
      {loose ? null : <path d="M2 19H6M14 19H18M5 6.5H7M5 13.5H7M13 6.5H15M13 13.5H15" strokeWidth="1.25" />}
      {bars[height].map((y) => (
        <path key={y} d={`M4 ${y}H16`} strokeWidth={loose ? 1.5 : 3} strokeDasharray={loose ? '2.5 2' : undefined} />
      ))}
    </svg>
  )
}
