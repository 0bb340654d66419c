import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { organisation } from '../../config/organisation'
import { useShownLocale } from '../../i18n/useShownLocale'
import { Section } from '../../ui/kit/Section'
import { TextLink } from '../../ui/kit/TextLink'
import { InPerson } from '../account/shared/InPerson'
import { ContactForm } from './ContactForm'
import { contactMessages } from './contactMessages'
import { InfoPage } from './InfoPage'
import { messages } from './messages'
import { usePageText } from './usePageText'

const Address = chakra('address', { base: { fontStyle: 'normal', textStyle: 'lead', marginBottom: '4' } })

const Ways = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '5' } })

/** /contact: the form, the address, and what helps an answer. */
export const ContactScreen = () => {
  const locale = useShownLocale()
  const { legal, phone, social } = organisation
  return (
    <InfoPage
      text={usePageText('contact')}
      before={
        <>
          <Section heading={<FormattedMessage {...contactMessages.title} />}>
            <InPerson>
              <ContactForm />
            </InPerson>
          </Section>
          <Section heading={<FormattedMessage {...messages.address} />}>
            <Address>
              {[legal.name, ...legal.address[locale].split(', ')].map((line) => (
                <div key={line}>{line}</div>
              ))}
            </Address>
            <Ways>
              <TextLink alone href={`mailto:${legal.email}`}>
                {legal.email}
              </TextLink>
              {phone !== undefined && (
                <TextLink alone href={`tel:${phone.replaceAll(' ', '')}`}>
                  {phone}
                </TextLink>
              )}
              <TextLink alone href={social.url}>
                {social.label[locale]}
              </TextLink>
            </Ways>
          </Section>
        </>
      }
    />
  )
}
