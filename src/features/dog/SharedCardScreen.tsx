import { useIntl } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { useGetSharedCardQuery } from '../../api/dog/dogCardApi'
import { useRouteParams } from '../../store/router/useRouteParams'
import { Page } from '../../ui/kit/Page'
import { cardMessages as messages } from './cardMessages'
import { CardState } from './CardState'
import { DogCardSheet } from './DogCardSheet'

/** /cards/{token}: the card of a dog, for readers of its link. */
export const SharedCardScreen = () => {
  const { formatMessage } = useIntl()
  const { token } = useRouteParams(paths.sharedCard) ?? { token: '' }
  const { data, error, refetch } = useGetSharedCardQuery(token)
  if (!data) return <CardState error={error} onAgain={() => void refetch()} />
  return (
    <Page title={formatMessage(messages.title, { name: data.card.name })}>
      <DogCardSheet card={data.card} code={data.code} photo={data.photo} />
    </Page>
  )
}
