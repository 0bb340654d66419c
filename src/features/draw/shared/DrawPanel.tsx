import { chakra } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import type { FairOpening } from '#contract/draw/fairOpening'
import type { Show } from '#contract/show/show'
import { selectMember } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Section } from '../../../ui/kit/Section'
import { drawMessages as messages } from './drawMessages'
import { DrawResult } from './DrawResult'
import { Drawing } from './Drawing'
import { HowItWorks } from './HowItWorks'
import { TakePart } from './TakePart'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', marginTop: '3' } })

/** Before the window, within it, while it is drawn, and what came of it. */
const Phase = ({ show, opening }: { show: Show; opening: FairOpening }) => {
  const now = Date.parse(useAppSelector(selectNow))
  const member = useAppSelector(selectMember)
  if (opening.drawnAt !== null) return <DrawResult show={show} drawnAt={opening.drawnAt} member={member} />
  if (show.state !== 'published' || now < Date.parse(show.entriesOpenAt)) return null
  if (now >= Date.parse(opening.drawAt)) return <Drawing slug={show.slug} />
  return member ? <TakePart show={show} opening={opening} /> : null
}

export const DrawPanel = ({ show, opening }: { show: Show; opening: FairOpening }) => {
  const { formatMessage } = useIntl()
  return (
    <Section heading={formatMessage(messages.heading)}>
      <Parts>
        {/* What came of it goes before how to check it. */}
        {opening.drawnAt !== null && <Phase show={show} opening={opening} />}
        <HowItWorks show={show} opening={opening} />
        {opening.drawnAt === null && <Phase show={show} opening={opening} />}
      </Parts>
    </Section>
  )
}
