import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '../../../../contract/paths'
import { Button } from '../../../ui/kit/Button'
import { Page } from '../../../ui/kit/Page'
import { messages } from './messages'

/** /goodbye: where whoever deleted their account ends. */
export const GoodbyeScreen = () => (
  <Page
    title={<FormattedMessage {...messages.goodbye} />}
    lead={<FormattedMessage {...messages.goodbyeText} />}
    width="text"
  >
    <div>
      <Button asChild>
        <Link to={paths.home}>
          <FormattedMessage {...messages.home} />
        </Link>
      </Button>
    </div>
  </Page>
)
