import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FairOpening } from '#contract/draw/fairOpening'
import type { Show } from '#contract/show/show'
import { useGetShowQuery } from '../../../api/show/showsApi'
import { selectMember } from '../../../store/access/access'
import { useAppSelector } from '../../../store/hooks'
import { selectNow } from '../../../store/ui/uiSlice'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { drawMessages as messages } from './drawMessages'
import { DrawResult } from './DrawResult'
import { HowItWorks } from './HowItWorks'
import { TakePart } from './TakePart'

const pollEvery = 5_000

/** The window is over and the places are drawn within seconds: asks until they are. */
const Drawing = ({ slug }: { slug: string }) => {
  useGetShowQuery(slug, { pollingInterval: pollEvery })
  return (
    <Notice>
      <FormattedMessage {...messages.drawing} />
    </Notice>
  )
}

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
