import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import type { DeskMember } from '#contract/member/member'
import { fill, paths } from '#contract/shared/paths'
import { heightMessages } from '../../../i18n/domainMessages'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { TextLink } from '../../../ui/kit/TextLink'
import { messages } from './messages'

/** The dogs that a member owns. */
export const MemberDogs = ({ member: { keptDogs } }: { member: DeskMember }) => (
  <Section heading={<FormattedMessage {...messages.dogs} />}>
    {keptDogs.length === 0 ? (
      <p>
        <FormattedMessage {...messages.noDogs} />
      </p>
    ) : (
      <RowList>
        {keptDogs.map(({ slug, dogName, heightCategory, retired }) => (
          <Row
            key={slug}
            title={
              <TextLink asChild>
                <Link to={fill(paths.deskDog, { slug })}>
                  <bdi>{dogName}</bdi>
                </Link>
              </TextLink>
            }
            tags={
              <>
                <HeightTag height={heightCategory}>
                  <FormattedMessage {...heightMessages[heightCategory]} />
                </HeightTag>
                {retired && (
                  <StateTag>
                    <FormattedMessage {...messages.retired} />
                  </StateTag>
                )}
              </>
            }
          />
        ))}
      </RowList>
    )}
  </Section>
)
