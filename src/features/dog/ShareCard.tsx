import { chakra } from '@chakra-ui/react'
import { Copy, Link2Off, Share2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useShareDogCardMutation, useStopSharingDogCardMutation } from '../../api/dog/dogCardApi'
import { useShareAndCopy } from '../../store/ui/shareAndCopy'
import { Button } from '../../ui/kit/Button'
import { Section } from '../../ui/kit/Section'
import { TextField } from '../../ui/kit/TextField'
import { cardMessages as messages } from './cardMessages'
import { useCallKey } from '../../store/router/useCallKey'

const Part = chakra('div', { base: { maxWidth: '720px', '@media print': { display: 'none' } } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlock: '4' } })

/** The link by which the card of a dog can be seen, which its owner creates and takes away. */
export const ShareCard = ({ slug, link }: { slug: string; link: string | null }) => {
  const { formatMessage } = useIntl()
  const [share, sharing] = useShareDogCardMutation(useCallKey('share card'))
  const [stop, stopping] = useStopSharingDogCardMutation(useCallKey('stop sharing'))
  const { outcome, copy } = useShareAndCopy()
  return (
    <Part>
      <Section heading={formatMessage(messages.share)}>
        <chakra.p marginBottom="4">
          <FormattedMessage {...messages.shareText} />
        </chakra.p>
        {link !== null && <TextField label={formatMessage(messages.link)} value={link} readOnly />}
        <Actions>
          {link === null ? (
            <Button icon={<Share2 aria-hidden />} pending={sharing.isLoading} onClick={() => void share(slug)}>
              <FormattedMessage {...messages.shareOn} />
            </Button>
          ) : (
            <>
              <Button variant="outline" icon={<Copy aria-hidden />} onClick={() => copy(link)}>
                <FormattedMessage {...messages.copy} />
              </Button>
              <Button
                variant="outline"
                icon={<Link2Off aria-hidden />}
                pending={stopping.isLoading}
                onClick={() => void stop(slug)}
              >
                <FormattedMessage {...messages.shareOff} />
              </Button>
            </>
          )}
        </Actions>
        <p role="status">
          {outcome && <FormattedMessage {...messages[outcome === 'copied' ? 'copied' : 'copyFailed']} />}
        </p>
      </Section>
    </Part>
  )
}
