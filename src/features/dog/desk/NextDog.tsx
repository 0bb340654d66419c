import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { Button } from '../../../ui/kit/Button'
import { messages } from './deskMessages'

/** The way on when one dog is done. */
export const NextDog = () => (
  <Button asChild variant="outline">
    <Link to={paths.deskDogs}>
      <FormattedMessage {...messages.next} />
    </Link>
  </Button>
)
