export type DotsProps = {
  from: number
  /** The last filled dot; `from` when left out, and then all below are filled too. */
  to?: number
  of?: number
}

const radius = 4
const step = 12

/** One number fills up to it (a level), two fill the interval between them. Words are beside it. */
export const Dots = ({ from, to, of = 5 }: DotsProps) => {
  const first = to === undefined ? 1 : from
  const last = to ?? from
  return (
    <svg width={of * step} height="12" viewBox={`0 0 ${of * step} 12`} stroke="currentColor" aria-hidden>
      {Array.from({ length: of }, (_, index) => (
        <circle
          key={index}
          cx={index * step + step / 2}
          cy="6"
          r={radius}
          strokeWidth="1.5"
          fill={index + 1 >= first && index + 1 <= last ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  )
}
