import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../contract/paths'
import { OffCourse } from '../ui/art/OffCourse'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './messages'

/** Every path without a screen. */
export const NotFoundScreen = () => (
  <Page title={<FormattedMessage {...messages.notFoundTitle} />} lead={<FormattedMessage {...messages.notFoundText} />}>
    <chakra.div maxWidth="480px">
      <OffCourse />
    </chakra.div>
    <Button asChild>
      <Link to={paths.shows}>
        <FormattedMessage {...messages.toShows} />
      </Link>
    </Button>
  </Page>
)
