import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { organisation } from '../../config/organisation'
import { useShownLocale } from '../../i18n/useShownLocale'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { ContactForm } from './ContactForm'
import { contactMessages } from './contactMessages'
import { InfoPage } from './InfoPage'
import { messages } from './messages'
import { usePageText } from './usePageText'

const Address = chakra('address', { base: { fontStyle: 'normal', textStyle: 'lead', marginBottom: '4' } })

/** /contact: what helps an answer, the form, and the address. */
export const ContactScreen = () => {
  const locale = useShownLocale()
  const { address, social } = organisation
  return (
    <InfoPage text={usePageText('contact')}>
      <Section heading={<FormattedMessage {...contactMessages.title} />}>
        <ContactForm />
      </Section>
      <Section heading={<FormattedMessage {...messages.address} />}>
        <Address>
          {address.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Address>
        <TextLink href={social.url}>{social.label[locale]}</TextLink>
      </Section>
    </InfoPage>
  )
}
