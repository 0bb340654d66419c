import { FormattedMessage } from 'react-intl'
import { useGetShowQuery } from '../../../api/show/showsApi'
import { Notice } from '../../../ui/kit/Notice'
import { drawMessages as messages } from './drawMessages'

const pollEvery = 5_000

/** The window is over and the places are drawn within seconds: asks until they are. */
export const Drawing = ({ slug }: { slug: string }) => {
  useGetShowQuery(slug, { pollingInterval: pollEvery })
  return (
    <Notice>
      <FormattedMessage {...messages.drawing} />
    </Notice>
  )
}
