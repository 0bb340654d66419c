import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { Page } from '../../../ui/kit/Page'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './profileMessages'

/** A screen below the profile, with the way back above its title. */
export const ProfilePage = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Page
    title={title}
    width="column"
    before={
      <TextLink asChild>
        <Link to={paths.profile}>
          <FormattedMessage {...messages.title} />
        </Link>
      </TextLink>
    }
  >
    {children}
  </Page>
)
