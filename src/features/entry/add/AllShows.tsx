import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'

/** The way out where there is no such show. */
export const AllShows = () => (
  <TextLink asChild alone>
    <Link to={paths.deskShows}>
      <FormattedMessage {...messages.allShows} />
    </Link>
  </TextLink>
)
