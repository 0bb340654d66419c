import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { earlierVersions, partsOfVersion, type LegalPage } from '#contract/info/contentPage'
import { fill, paths } from '#contract/shared/paths'
import { organisation } from '../../config/organisation'
import { useFormats } from '../../i18n/useFormats'
import { Notice } from '../../ui/kit/Notice'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './messages'

const List = chakra('ul', { base: { listStyle: 'none' } }, { defaultProps: { role: 'list' } })

/** Below a page that binds the organisation: its earlier versions, and a note for the club until a lawyer has read it. */
export const LegalFoot = ({ page }: { page: LegalPage }) => {
  const { longDay } = useFormats()
  const versions = earlierVersions.filter((version) => partsOfVersion(version).page === page)
  return (
    <>
      {versions.length > 0 && (
        <Section heading={<FormattedMessage {...messages.earlierVersions} />}>
          <List>
            {versions.map((version) => (
              <li key={version}>
                <TextLink asChild alone>
                  <Link to={fill(paths.earlierVersion, { slug: version })}>
                    <FormattedMessage
                      {...messages.inForce}
                      values={{ date: longDay(partsOfVersion(version).inForceFrom) }}
                    />
                  </Link>
                </TextLink>
              </li>
            ))}
          </List>
        </Section>
      )}
      {!organisation.legal.reviewed && (
        <Notice tone="warning">
          <FormattedMessage {...messages.notReviewed} />
        </Notice>
      )}
    </>
  )
}
