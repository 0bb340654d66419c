import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePreviewMailingQuery } from '../../../api/member/mailingApi'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Section } from '../../../ui/kit/Section'
import { SkeletonRows } from '../../../ui/kit/SkeletonRows'
import { TextLink } from '../../../ui/kit/TextLink'
import { previewMessages as messages } from './messages'

const Mails = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(20rem, 1fr))' },
    gap: '5',
  },
})
const Mail = chakra('article', {
  base: {
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    borderTop: '3px solid',
    borderTopColor: 'border.strong',
    padding: '4',
    minWidth: 0,
    '& > h3': { textStyle: 'h3', overflowWrap: 'anywhere', marginBottom: '2' },
    '& > p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
})

/** A saved email in each language that is written, as its readers get it. */
export const Preview = ({ id, heading }: { id: string; heading: 'heading' | 'message' }) => {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = usePreviewMailingQuery(id, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  })
  const body = () => {
    if (!data && isError)
      return (
        <ErrorState heading={formatMessage(messages.failed)} onAgain={() => void refetch()}>
          <FormattedMessage {...messages.failedText} />
        </ErrorState>
      )
    if (!data) return <SkeletonRows rows={3} label={formatMessage(messages.loading)} />
    return (
      <Mails>
        {data.mails.map(({ locale, subject, text, designed }) => (
          <Mail key={locale}>
            <h3 lang={locale}>
              <bdi>{subject}</bdi>
            </h3>
            <p lang={locale}>
              <bdi>{text}</bdi>
            </p>
            <TextLink alone href={designed} target="_blank" rel="noreferrer">
              <FormattedMessage {...messages.designed} values={{ language: locale }} />
            </TextLink>
          </Mail>
        ))}
      </Mails>
    )
  }
  return <Section heading={<FormattedMessage {...messages[heading]} />}>{body()}</Section>
}
