import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { qaFramePath } from '#contract/qa/frame'
import { deltaOf } from '../../../trace/delta'
import type { State } from '../../../trace/trace'
import { Notice } from '../../../ui/kit/Notice'
import { useWidth } from '../../../ui/kit/useWidth'
import { messages } from './messages'
import type { OpenedTrace } from './openTrace'
import { FrameMessage, Needs, type HostMessage } from './protocol'

const usualWidth = 1280
const height = 720

const Root = chakra('div', {
  base: { minWidth: 0, flex: '1 1 320px', display: 'flex', flexDirection: 'column', gap: '2' },
})
const Window = chakra('div', {
  base: { position: 'relative', overflow: 'hidden', border: '1px solid', borderColor: 'border.strong', bg: 'bg' },
})
const Name = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' } })

/** What the screens of a trace are made of, each once. */
const screensOf = (frames: readonly State[]): Needs[] => {
  const screens = frames.flatMap((state) => Needs.safeParse(state).data ?? [])
  return [...new Map(screens.map((needs) => [JSON.stringify(needs), needs])).values()]
}

/** What a screen was kept from asking for. */
export interface Blocked {
  of: OpenedTrace
  step: number
  name: string
}

interface Props {
  /** Null while there is none: the frame loads its scripts. */
  opened: OpenedTrace | null
  step: number
  onBlocked: (blocked: Blocked) => void
}

/** The real screens at one step of a trace, in a frame that the browser seals, as wide as the tester's window was. */
export const TraceFrame = ({ opened, step, onBlocked }: Props) => {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState(0)
  const ref = useWidth<HTMLDivElement>(setWidth)
  const [loads, setLoads] = useState(0)
  const [seen, setSeen] = useState<{ of: OpenedTrace; step: number; crash: string | null } | null>(null)
  // eslint-disable-next-line no-restricted-syntax -- what the frame has: for messages alone
  const sent = useRef<{ of: OpenedTrace; loads: number; step: number } | null>(null)
  const wanted = opened ? Math.min(step, opened.frames.length - 1) : 0
  useEffect(() => {
    if (!opened || loads === 0) return
    // The frame has an opaque origin without a name: only its window can be named.
    const send = (message: HostMessage) => frame.current?.contentWindow?.postMessage(message, '*')
    const { frames } = opened
    const before = sent.current
    sent.current = { of: opened, loads, step: wanted }
    if (before?.of === opened && before.loads === loads) {
      send({ type: 'qa/seek', step: wanted, delta: deltaOf(frames[before.step], frames[wanted]) })
      return
    }
    send({ type: 'qa/show', step: wanted, state: { ...frames[wanted] } })
    send({ type: 'qa/screens', screens: screensOf(frames) })
  }, [opened, loads, wanted])
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      const { data: message } = FrameMessage.safeParse(data)
      if (source !== frame.current?.contentWindow || !message) return
      if (message.type === 'qa/ready') setLoads((count) => count + 1)
      else if (opened && message.type === 'qa/blocked') onBlocked({ ...message, of: opened })
      else if (opened && message.type === 'qa/shown') setSeen({ ...message, of: opened })
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [opened, onBlocked])
  const shown = seen?.of === opened ? seen : null
  const name = opened?.name ?? ''
  const own = opened?.trace.envelope?.env.width ?? usualWidth
  const scale = width > 0 ? Math.min(1, width / own) : 1
  const style = { width: own, height: height / Math.max(scale, 0.5), transform: `scale(${scale})`, border: 0 }
  return (
    <Root>
      <Name>{name}</Name>
      <Window ref={ref} style={{ height: style.height * scale }} data-step={shown?.step ?? ''}>
        <iframe
          ref={frame}
          title={formatMessage(messages.screenOf, { name })}
          sandbox="allow-scripts"
          src={qaFramePath}
          style={{ ...style, transformOrigin: '0 0', display: 'block' }}
        />
      </Window>
      {shown === null && (
        <p role="status">
          <FormattedMessage {...messages.loading} />
        </p>
      )}
      {shown && shown.crash !== null && (
        <Notice tone="warning">
          <FormattedMessage {...messages.crashed} values={{ error: shown.crash }} />
        </Notice>
      )}
    </Root>
  )
}
