import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { missingFields, writtenLocales, type Mailing } from '#contract/member/mailing'
import { sameValue } from '../../../lib/sameValue'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { AudienceCount } from './AudienceCount'
import { DeleteDraft } from './DeleteDraft'
import { DraftForm, formOf, useDraftForm } from './DraftForm'
import { draftMessages as messages } from './messages'
import { Preview } from './Preview'
import { SendMailing } from './SendMailing'
import { TestMailing } from './TestMailing'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '7',
    '& > div': { display: 'flex', flexDirection: 'column', gap: '5', minWidth: 0 },
  },
})
const Steps = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' } })

/** What can be done with a saved draft; until then, what is missing. */
const Check = ({ mailing, isSaved }: { mailing: Mailing; isSaved: boolean }) => {
  const { formatMessage, formatList } = useIntl()
  const missing = missingFields(mailing)
  const written = writtenLocales(mailing)
  if (!isSaved) return <FormattedMessage {...messages.unsaved} tagName="p" />
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning">
          <FormattedMessage
            {...(written.length > 0 && missing.length > 1 ? messages.missingWords : messages.missingHalf)}
            values={{ fields: formatList(missing.map((field) => formatMessage(messages[field]))) }}
          />
        </Notice>
      )}
      {written.map((locale) => (
        <TestMailing key={locale} id={mailing.id} locale={locale} />
      ))}
      {missing.length === 0 && <SendMailing mailing={mailing} />}
    </>
  )
}

/** A draft: its words and audience, and beside them who would get it, what is missing, and the way to send it. */
export const Draft = ({ mailing }: { mailing: Mailing }) => {
  const form = useDraftForm(mailing)
  const { values, answer, leave } = form
  const isSaved = sameValue(values, formOf(mailing))
  return (
    <>
      <Columns>
        <div>
          <DraftForm form={form} />
          <p role="status">{answer.isSuccess && isSaved && <FormattedMessage {...messages.saved} />}</p>
        </div>
        <div>
          <Section heading={<FormattedMessage {...messages.check} />}>
            <Steps>
              <AudienceCount kind={values.kind} audience={values.audience} />
              <Check mailing={mailing} isSaved={isSaved} />
              <DeleteDraft id={mailing.id} onDeleted={leave} />
            </Steps>
          </Section>
        </div>
      </Columns>
      {isSaved && writtenLocales(mailing).length > 0 && <Preview id={mailing.id} heading="heading" />}
    </>
  )
}
