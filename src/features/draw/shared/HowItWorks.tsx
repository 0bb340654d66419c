import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { drawEndpoints } from '#contract/draw/draw'
import type { FairOpening } from '#contract/draw/fairOpening'
import { apiBase, fill } from '#contract/shared/paths'
import type { Show } from '#contract/show/show'
import { useFormats } from '../../../i18n/useFormats'
import { useOpen } from '../../../store/ui/useOpen'
import { TextLink } from '../../../ui/kit/TextLink'
import { drawMessages as messages } from './drawMessages'

const Text = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', maxWidth: 'prose' } })
const Check = chakra('details', {
  base: {
    '& > summary': { minHeight: '44px', display: 'list-item', alignContent: 'center', fontWeight: 'semibold' },
    '& code': { overflowWrap: 'anywhere', fontSize: 'sm' },
  },
})
const Steps = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } })

/** How the draw goes, and how anyone can check it. */
export const HowItWorks = ({ show, opening }: { show: Show; opening: FairOpening }) => {
  const { instant } = useFormats()
  const { isOpen, setOpen } = useOpen({ kind: 'drawCheck', show: show.slug })
  const isDrawn = opening.drawnAt !== null
  const file = apiBase + fill(drawEndpoints.getDraw.path, { slug: show.slug })
  return (
    <Text>
      {!isDrawn && (
        <>
          <p>
            <FormattedMessage
              {...messages.window}
              values={{
                opens: instant(show.entriesOpenAt, show.timeZone),
                ends: instant(opening.drawAt, show.timeZone),
              }}
            />
          </p>
          <p>
            <FormattedMessage {...messages.turns} />
          </p>
          <p>
            <FormattedMessage {...messages.places} />
          </p>
        </>
      )}
      <Check open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <FormattedMessage {...messages.check} />
        </summary>
        <Steps>
          <p>
            <FormattedMessage {...(isDrawn ? messages.seedPublished : messages.seedPromised)} />
          </p>
          <p>
            <code>{opening.commitment}</code>
          </p>
          {isDrawn && (
            <>
              <p>
                <FormattedMessage {...messages.again} />
              </p>
              <p>
                <code>node scripts/draw.mjs {show.slug}.json</code>
              </p>
              <p>
                <TextLink href={file} download={`${show.slug}.json`}>
                  <FormattedMessage {...messages.download} />
                </TextLink>
              </p>
            </>
          )}
        </Steps>
      </Check>
    </Text>
  )
}
