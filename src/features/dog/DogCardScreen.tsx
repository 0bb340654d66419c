import { Printer } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import { useGetDogCardQuery } from '../../api/dog/dogCardApi'
import { usePort } from '../../store/hooks'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Button } from '../../ui/kit/Button'
import { Page } from '../../ui/kit/Page'
import { TextLink } from '../../ui/kit/TextLink'
import { InPerson } from '../account/shared/InPerson'
import { cardMessages as messages } from './cardMessages'
import { CardState } from './CardState'
import { DogCardSheet } from './DogCardSheet'
import { ShareCard } from './ShareCard'

/** /dogs/{slug}/card: the card of a dog, to print and to share. */
export const DogCardScreen = () => {
  const { formatMessage } = useIntl()
  const { effects } = usePort()
  const { slug } = useRouteParams(paths.dogCard) ?? { slug: '' }
  const { data, error, refetch } = useGetDogCardQuery(slug)
  if (!data) return <CardState error={error} onAgain={() => void refetch()} />
  const { card, code, photo, link, owned } = data
  return (
    <Page
      before={
        <TextLink asChild css={{ '@media print': { display: 'none' } }}>
          <Link to={fill(paths.dog, { slug })}>
            <bdi>{card.name}</bdi>
          </Link>
        </TextLink>
      }
      title={formatMessage(messages.title, { name: card.name })}
      lead={formatMessage(messages.lead)}
      aside={
        <Button variant="outline" icon={<Printer aria-hidden />} onClick={() => effects.print()}>
          <FormattedMessage {...messages.print} />
        </Button>
      }
    >
      <DogCardSheet card={card} code={code} photo={photo} />
      {owned && (
        <InPerson>
          <ShareCard slug={slug} link={link} />
        </InPerson>
      )}
    </Page>
  )
}
