import { Notice } from '../../../ui/kit/Notice'
import { Opening } from '../player/Opening'
import { Player } from '../player/Player'
import { useRefusalText } from '../player/useRefusalText'
import { stepToShow } from './stepToShow'
import { useOpenedTrace } from './useOpenedTrace'

export interface TracePlayerProps {
  name: string
  text: string
  /** The step to begin at; null for where the trace failed. */
  step: number | null
  linkTo: (step: number) => string
}

/** The player with one trace, on another screen than its own. */
export const TracePlayer = ({ name, text, step, linkTo }: TracePlayerProps) => {
  const refusalText = useRefusalText()
  const result = useOpenedTrace(name, text)
  if (result?.success === false) return <Notice tone="warning">{refusalText(result)}</Notice>
  const opened = result?.opened ?? null
  return (
    <>
      <Opening wanted={opened === null} />
      <Player first={opened} firstStep={opened ? stepToShow(opened, step) : 0} linkTo={linkTo} />
    </>
  )
}
