import { useRef, useState, type ReactNode } from 'react'
import { Notice } from '../../../ui/kit/Notice'
import { Opening } from '../player/Opening'
import { StepList } from '../player/StepList'
import { useRefusalText } from '../player/useRefusalText'
import { stepToShow } from './stepToShow'
import { useOpenedTrace } from './useOpenedTrace'

export interface TraceStepsProps {
  name: string
  text: string
  /** The step at which the problem showed; null where that is not known. */
  failed: number | null
  /** What can be done with the step that is chosen. */
  children: (step: number) => ReactNode
}

/** The steps of a trace as the player lists them, without its screens. */
export const TraceSteps = ({ name, text, failed, children }: TraceStepsProps) => {
  const refusalText = useRefusalText()
  const searchField = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const result = useOpenedTrace(name, text)
  if (!result) return <Opening wanted />
  if (!result.success) return <Notice tone="warning">{refusalText(result)}</Notice>
  const step = chosen ?? stepToShow(result.opened, failed)
  return (
    <>
      <StepList opened={result.opened} step={step} onSeek={setChosen} searchField={searchField} />
      {children(step)}
    </>
  )
}
