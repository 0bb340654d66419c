import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '../../contract/paths'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './messages'

/** What is shown where a screen failed: plain links, so that even a broken router can be left. */
const BrokenScreen = () => (
  <Page title={<FormattedMessage {...messages.brokenTitle} />} lead={<FormattedMessage {...messages.brokenText} />}>
    <div>
      <Button asChild>
        <a href="">
          <FormattedMessage {...messages.reload} />
        </a>
      </Button>
      <Button asChild variant="quiet">
        <a href={paths.home}>
          <FormattedMessage {...messages.home} />
        </a>
      </Button>
    </div>
  </Page>
)

/** Catches what a screen throws: never a blank page. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenScreen /> : this.props.children
  }
}
