import { FormattedMessage, useIntl } from 'react-intl'
import { permanentFlags, type Dog } from '#contract/dog/dog'
import type { useForm } from '../../../forms/useForm'
import { CheckboxField } from '../../../ui/kit/CheckboxField'
import { SectionHeading } from '../../../ui/kit/SectionHeading'
import { messages } from './changeMessages'

/** The three permanent flags. One that is set already, or is not the reader's to set, cannot be changed. */
export const FlagFields = ({ dog, of }: { dog: Dog; of: ReturnType<typeof useForm>['of'] }) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <SectionHeading level={2} heading={formatMessage(messages.flags)} />
      <p>
        <FormattedMessage {...(dog.owned ? messages.flagsText : messages.flagsOfOwner)} values={{ dog: dog.name }} />
      </p>
      {permanentFlags.map((flag) => (
        <CheckboxField key={flag} disabled={dog[flag] || !dog.owned} {...of(flag)} />
      ))}
    </>
  )
}
