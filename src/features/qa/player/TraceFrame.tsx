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

interface Props {
  opened: OpenedTrace
  step: number
  onBlocked: (step: number, name: string) => void
}

/** The real screens at one step of a trace, in a frame that the browser seals, as wide as the tester's window was. */
export const TraceFrame = ({ opened, step, onBlocked }: Props) => {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState(0)
  const ref = useWidth<HTMLDivElement>(setWidth)
  const [crash, setCrash] = useState<string | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const wanted = Math.min(step, opened.frames.length - 1)
  // eslint-disable-next-line no-restricted-syntax -- what the frame needs to hear, and has heard: both for messages alone
  const steps = useRef<{ wanted: number; sent: number | null }>({ wanted, sent: null })
  // The frame has an opaque origin without a name: only its window can be named.
  const send = (message: HostMessage) => frame.current?.contentWindow?.postMessage(message, '*')
  useEffect(() => {
    const { frames } = opened
    const { sent } = steps.current
    steps.current.wanted = wanted
    if (sent === null) return
    steps.current.sent = wanted
    send({ type: 'qa/seek', step: wanted, delta: deltaOf(frames[sent], frames[wanted]) })
  }, [opened, wanted])
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      const { data: message } = FrameMessage.safeParse(data)
      if (source !== frame.current?.contentWindow || !message) return
      if (message.type === 'qa/ready') {
        const { wanted: first } = steps.current
        steps.current.sent = first
        send({ type: 'qa/show', step: first, state: { ...opened.frames[first] } })
        send({ type: 'qa/screens', screens: screensOf(opened.frames) })
      } else if (message.type === 'qa/blocked') onBlocked(message.step, message.name)
      else {
        setCrash(message.crash)
        setShown(message.step)
      }
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [opened, onBlocked])
  const own = opened.trace.envelope?.env.width ?? usualWidth
  const scale = width > 0 ? Math.min(1, width / own) : 1
  const style = { width: own, height: height / Math.max(scale, 0.5), transform: `scale(${scale})`, border: 0 }
  return (
    <Root>
      <Name>{opened.name}</Name>
      <Window ref={ref} style={{ height: style.height * scale }} data-step={shown ?? ''}>
        <iframe
          ref={frame}
          title={formatMessage(messages.screenOf, { name: opened.name })}
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
      {crash !== null && (
        <Notice tone="warning">
          <FormattedMessage {...messages.crashed} values={{ error: crash }} />
        </Notice>
      )}
    </Root>
  )
}
