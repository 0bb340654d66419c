import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { courseEndpoints, type CourseVersion } from '#contract/course/course'
import { fill } from '#contract/shared/paths'
import { useFiles } from '../../store/ui/useFiles'
import { TextLink } from '../../ui/kit/TextLink'
import { Bib } from './Bib'
import { percentOf, type LetteredRemark } from './letters'
import { messages, remarkMessages } from './messages'
import type { RemarkDraft } from './useRemarkDraft'

const Frame = chakra('div', {
  base: { position: 'relative', border: '3px solid', borderColor: 'border.strong', bg: 'bg.subtle', minWidth: 0 },
})
/** A picture of a course that keeps its room before it is there. */
export const Picture = chakra('img', { base: { display: 'block', width: 'full', height: 'auto' } })
const Target = chakra('button', {
  base: {
    position: 'absolute',
    inset: 0,
    width: 'full',
    cursor: 'crosshair',
    '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
})
const Point = chakra('span', {
  base: {
    position: 'absolute',
    width: '14px',
    height: '14px',
    margin: '-7px',
    borderRadius: '50%',
    border: '3px solid',
    borderColor: 'bg.night',
    bg: 'mark',
    pointerEvents: 'none',
  },
})

interface PictureProps {
  version: CourseVersion
  children?: ReactNode
}

export const PlanPicture = ({ version: { number, picture, width, height }, children }: PictureProps) => {
  const { formatMessage } = useIntl()
  const { addressOf } = useFiles()
  const address = addressOf(fill(courseEndpoints.getCoursePicture.path, { id: picture }))
  return (
    <div>
      <Frame>
        <Picture
          src={address}
          alt={formatMessage(messages.picture, { number })}
          style={{ aspectRatio: width / height }}
        />
        {children}
      </Frame>
      <TextLink alone href={address} target="_blank" rel="noreferrer">
        {formatMessage(messages.fullSize, { number })}
      </TextLink>
    </div>
  )
}

const positionOf = ({ x, y }: { x: number; y: number }) => ({ left: `${x / 10}%`, top: `${y / 10}%` })
/** Beside the point, and within the picture wherever that is. */
const offsetOf = ({ x, y }: { x: number; y: number }) =>
  `translate(${-x / 10}%, ${y < 120 ? '10px' : 'calc(-100% - 10px)'})`

export const pinId = (remark: string): string => `pin-${remark}`
export const remarkId = (remark: string): string => `remark-${remark}`

/** What keys move a place by, in thousandths. */
const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const pinned = ({ isResolved, letter, text }: LetteredRemark) => ({ isResolved, letter, text })

interface Props {
  version: CourseVersion
  /** Those that are seen on it. */
  remarks: readonly LetteredRemark[]
  /** Where a remark can be written: the place that it will have. */
  draft?: RemarkDraft | undefined
}

/** The plan of a version with its remarks, each at its place. */
export const Plan = ({ version, remarks, draft }: Props) => {
  const { formatMessage } = useIntl()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // A key press decides where it continues.
    if (event.detail === 0) return draft?.focusText()
    const box = event.currentTarget.getBoundingClientRect()
    draft?.put((1000 * (event.clientX - box.left)) / box.width, (1000 * (event.clientY - box.top)) / box.height)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || !draft) return
    event.preventDefault()
    const by = event.shiftKey ? 50 : 10
    const { x, y } = draft.place ?? { x: 500, y: 500 }
    draft.put(x + by * step[0], y + by * step[1])
  }
  const name = draft?.place
    ? formatMessage(remarkMessages.place, { across: percentOf(draft.place.x), down: percentOf(draft.place.y) })
    : formatMessage(remarkMessages.noPlace)
  return (
    <PlanPicture version={version}>
      {draft && (
        <Target type="button" aria-label={name} aria-describedby="place-hint" onClick={click} onKeyDown={press} />
      )}
      {draft?.place && <Point style={positionOf(draft.place)} />}
      {remarks.map((remark) => (
        <span key={remark.id}>
          <Point style={positionOf(remark)} />
          <Bib
            type="button"
            id={pinId(remark.id)}
            onPlan
            isResolved={remark.isResolved}
            style={{ ...positionOf(remark), transform: offsetOf(remark) }}
            aria-label={formatMessage(remarkMessages.pin, pinned(remark))}
            onClick={() => document.getElementById(remarkId(remark.id))?.focus()}
          >
            {remark.letter}
          </Bib>
        </span>
      ))}
    </PlanPicture>
  )
}
